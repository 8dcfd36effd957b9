import { useEffect, useState } from 'react'
import type { SuggestReply, Suggestion } from '../../server/contract/catalogue.ts'
import { useEnvironment } from '../environment/environment.tsx'

/** Long enough that a word typed in one go is one question. */
const restMs = 140

/**
 * What the product offers for a text, while it is being typed. Answers to older texts are thrown away; a failed question
 * offers nothing, because the search itself works without.
 */
export function useSuggestions(text: string, wanted: boolean): readonly Suggestion[] {
  const { api } = useEnvironment()
  const [answer, setAnswer] = useState<{ text: string; suggestions: readonly Suggestion[] }>({
    text: '',
    suggestions: [],
  })
  const words = text.trim()
  useEffect(() => {
    if (!wanted || words === '') return undefined
    const abort = new AbortController()
    const timer = setTimeout(() => {
      api.read<SuggestReply>('suggestions', { query: { text: words }, signal: abort.signal }).then(
        ({ suggestions }) => setAnswer({ text: words, suggestions }),
        () => abort.signal.aborted || setAnswer({ text: words, suggestions: [] }),
      )
    }, restMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [api, words, wanted])
  // the list of the text before stays until the next one is here, so that it does not blink
  return words === '' ? [] : answer.suggestions
}
