import type { Language } from '../../contract/primitives.ts'
import { isKnown } from './read-query.ts'
import type { Dictionary } from './read-query.ts'
import { foldText } from './search-text.ts'
import type { SearchWords } from './search-words.ts'

/** What stands between the parts of a compound, in languages that write compounds as one word: "Museum-s-besuch". */
const links: Partial<Record<Language, readonly string[]>> = { de: ['', 's', 'es', 'n', 'en', 'er', 'e'] }
/** With which the first part may be a word of its own: "Koch-" is said of "kochen". */
const endings: Partial<Record<Language, readonly string[]>> = { de: ['', 'en', 'n', 'e'] }

/** Shorter ones are syllables of other words: "ent" in "Entführung". */
const shortestPart = { known: 3, unknown: 4 }

/** What a language of compounds knows. */
export interface CompoundWords {
  language: Language
  dictionary: Dictionary
  words: readonly SearchWords[]
}

/**
 * A text with its compounds taken apart: "Hafenrundfahrt" is "hafen rundfahrt". The last part must be a word that searches know
 * (`words/<language>.json`); the longest such one is taken, and of the first parts one that is known as well rather than another.
 * Undefined where there is none.
 */
export function partCompounds(text: string, known: CompoundWords): string | undefined {
  const [linked, ended] = [links[known.language], endings[known.language]]
  if (!linked || !ended || text.includes('"')) return undefined
  const parted = text.split(' ').map((word) => {
    if (word.startsWith('-') || isKnown(word, known.dictionary, known.words)) return word
    return partOne(word, { linked, ended, ...known }) ?? word
  })
  const changed = parted.join(' ')
  return changed === text ? undefined : changed
}

function partOne(
  typed: string,
  {
    linked,
    ended,
    dictionary,
    words,
  }: CompoundWords & { linked: readonly string[]; ended: readonly string[] },
): string | undefined {
  const word = foldText(typed)
  // of the letters that are compounded folding keeps the number
  if (word.length !== typed.length) return undefined
  const isWord = (part: string) => isKnown(part, dictionary, words)
  let guess: string | undefined
  for (let at = shortestPart.known; at <= word.length - shortestPart.unknown; at++) {
    const [first, last] = [word.slice(0, at), word.slice(at)]
    if (!isWord(last)) continue
    const own = linked
      .filter((link) => first.endsWith(link))
      .map((link) => first.slice(0, first.length - link.length))
      .filter((stem) => stem.length >= shortestPart.known)
      .flatMap((stem) => ended.map((ending) => stem + ending))
      .find(isWord)
    if (own !== undefined) return `${own} ${typed.slice(at)}`
    if (first.length >= shortestPart.unknown) guess ??= `${typed.slice(0, at)} ${typed.slice(at)}`
  }
  return guess
}
