/** Which language a widget speaks on a page. */
import { chosenLanguage } from '../environment/chosen-language.ts'

/** What of a page says which language its visitor reads. */
type Reader = Pick<Window, 'document' | 'navigator'>

/**
 * The languages that a widget would speak, best first, ISO 639-1: the one that was asked for, the page's, the one that its visitor
 * chose at this site, those of their browser.
 */
export function wishedLanguages(asked: string | undefined, { document, navigator }: Reader): string[] {
  const wishes = [asked, document.documentElement.lang, chosenLanguage(document), ...navigator.languages]
  return wishes.flatMap((wish) => (wish ? [baseOf(wish)] : [])).filter((code) => /^[a-z]{2}$/.test(code))
}

/** The first of those that is spoken here; else the first that is. */
export function chooseLanguage<Code extends string>(
  spoken: readonly Code[],
  asked: string | undefined,
  reader: Reader,
): Code | undefined {
  const wishes = wishedLanguages(asked, reader)
  return (
    wishes.map((wish) => spoken.find((code) => code === wish)).find((code) => code !== undefined) ?? spoken[0]
  )
}

/** `pt` of `pt-BR`. */
export function baseOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? ''
}
