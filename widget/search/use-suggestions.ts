import type { Suggestion } from '../../server/contract/suggestions.ts'
import { useReply } from '../environment/use-reply.ts'

/** Long enough that a word typed in one go is one question. */
const restMs = 140
const none: readonly Suggestion[] = []

/**
 * What the product offers for a text, while it is being typed. Answers to older texts are thrown away; a failed question
 * offers nothing, because the search itself works without.
 */
export function useSuggestions(text: string, wanted: boolean): readonly Suggestion[] {
  const words = text.trim()
  const asked = useReply(
    wanted && words !== '' ? words : undefined,
    (api, signal) => api.call('suggest', { query: { text: words }, signal }),
    { restMs },
  )
  if (asked.state === 'there') return asked.reply.suggestions
  // the list of the text before stays until the next one is here, so that it does not blink
  return (asked.state === 'asking' && asked.before?.suggestions) || none
}
