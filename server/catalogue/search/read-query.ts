import { bareForms, foldText, otherForms } from './search-text.ts'
import type { SearchWords } from './search-words.ts'

/** What a phrase stands for in this catalogue: the tokens that documents carry (`search-tokens.ts`). */
export interface Meaning {
  /**
   * `place`: a destination or country, which narrows; `elsewhere`: a city that is none of ours, and right as it is spelt;
   * `theme`: a category, label, occasion, age, time of day or pickup.
   */
  kind: 'place' | 'elsewhere' | 'theme'
  tokens: readonly string[]
  /** It says for whom, when or how something is, and not what: "for kids", unlike "museum". */
  isTrait?: boolean
}

/** Phrases, folded, with what they mean. */
export type Dictionary = ReadonlyMap<string, Meaning>

/** What is known of the words of a search. */
export interface Known {
  dictionary: Dictionary
  words: readonly SearchWords[]
}

/** One thing that is asked for: what was typed, and everything that may stand for it. */
export interface Concept {
  kind: Meaning['kind'] | 'text' | 'without'
  typed: string
  /** Words and phrases, any of which will do. */
  words: readonly string[]
  /** What may stand for it too, and says less: it finds, and does not put first. */
  wider?: readonly string[]
  tokens: readonly string[]
  /** It says for whom, when or how something is, and not what. */
  isTrait?: boolean
}

/** No name of a place or theme has more words. */
const longestPhrase = 4

/**
 * Reads a search: "cheap food tour in Rome" asks for food and for Rome. Places, categories, labels, occasions, ages and times
 * of day are recognised by their names and by the words of `words/<language>.json`; of the rest each word is asked for, or
 * one of its synonyms. Words that say nothing are left out, unless there is nothing else.
 *
 * @param text as `readSearchText` gives it: words with single spaces, quotes, a minus before a word
 */
export function readConcepts(text: string, { dictionary, words }: Known): Concept[] {
  const typed = text.match(/-?"[^"]*"?|[^\s"]+/g) ?? []
  const concepts: { concept: Concept; isEmpty: boolean }[] = []
  let isAlternative = false
  for (let at = 0; at < typed.length;) {
    const length = phraseAt(typed, at, dictionary, words)
    const phrase = typed.slice(at, at + length).join(' ')
    const concept = conceptOf(phrase, dictionary, words)
    const before = concepts.at(-1)
    at += length
    if (isKnown(phrase, dictionary, words) && straddles(phrase, typed[at], typed[at + 1])) at += 1
    // "tram or yacht", as search engines read it
    if (phrase === 'or' && before && at < typed.length) isAlternative = true
    else if (isAlternative && before) {
      concepts.splice(-1, 1, { concept: eitherOf(before.concept, concept), isEmpty: false })
      isAlternative = false
    } else {
      const isEmpty = phrase.split(' ').every((word) => words.some(({ empty }) => empty.has(foldText(word))))
      concepts.push({ concept, isEmpty })
    }
  }
  const telling = concepts.filter(({ isEmpty }) => !isEmpty)
  return (telling.length > 0 ? telling : concepts).map(({ concept }) => concept)
}

function eitherOf(one: Concept, other: Concept): Concept {
  return {
    kind: one.kind === other.kind ? one.kind : 'text',
    typed: `${one.typed} or ${other.typed}`,
    words: [...one.words, ...other.words],
    wider: [...(one.wider ?? []), ...(other.wider ?? [])],
    tokens: [...one.tokens, ...other.tokens],
    isTrait: one.isTrait && other.isTrait,
  }
}

/** Whether a phrase is a name, a theme, or a word of the languages' files. */
export function isKnown(phrase: string, dictionary: Dictionary, spoken: readonly SearchWords[]): boolean {
  const folded = foldText(phrase)
  return (
    dictionary.has(folded) ||
    spoken.some(
      ({ means, synonyms, wider, empty }) =>
        means.has(folded) || synonyms.has(folded) || wider.has(folded) || empty.has(folded),
    )
  )
}

/**
 * The words of an Arabic word that is written together with "and", "in", "as", "for" or with the letter of "he does", as far as
 * they are known: "بطبخ" and "يطبخ" are "طبخ". Of others it is not certain that the letter is no part of the word.
 */
function knownWithout(phrase: string, dictionary: Dictionary, spoken: readonly SearchWords[]): string[] {
  return bareForms(phrase).filter((form) => isKnown(form, dictionary, spoken))
}

/** Whether each of its words is right as it is typed, since it has a meaning or stands in the languages' files. */
export function isRight({ kind, typed }: Concept, { dictionary, words }: Known): boolean {
  return (
    kind !== 'text' || isKnown(typed, dictionary, words) || knownWithout(typed, dictionary, words).length > 0
  )
}

/** Whether a pair of Chinese characters is the end of one word and the beginning of the next: "拜沙" in "迪拜沙漠". */
function straddles(word: string, pair: string | undefined, next: string | undefined): boolean {
  if (!pair || !next || !/^\p{Script=Han}{2}$/u.test(pair)) return false
  return word.endsWith(pair.charAt(0)) && next.startsWith(pair.charAt(1))
}

/** How many words from here on are one phrase that has a meaning or synonyms; 1 when none has. */
function phraseAt(
  typed: readonly string[],
  at: number,
  dictionary: Dictionary,
  words: readonly SearchWords[],
): number {
  for (let length = Math.min(longestPhrase, typed.length - at); length > 1; length--) {
    const parts = typed.slice(at, at + length)
    if (parts.some((part) => /^-|"/.test(part))) continue
    if (isKnown(parts.join(' '), dictionary, words)) return length
  }
  return 1
}

function conceptOf(phrase: string, dictionary: Dictionary, words: readonly SearchWords[]): Concept {
  const plain = phrase.replaceAll('"', '').trim()
  if (phrase.startsWith('-')) return { kind: 'without', typed: phrase, words: [plain.slice(1)], tokens: [] }
  if (phrase.includes('"')) return { kind: 'text', typed: phrase, words: [plain], tokens: [] }
  const folded = foldText(plain)
  const bare = isKnown(folded, dictionary, words) ? [] : knownWithout(plain, dictionary, words)
  const forms = [...otherForms(plain), ...bare]
  const meaning = [folded, ...forms].map((form) => dictionary.get(form)).find((found) => found !== undefined)
  const alsoIn = (kind: 'synonyms' | 'wider') =>
    words.flatMap((spoken) => [folded, ...bare].flatMap((form) => spoken[kind].get(foldText(form)) ?? []))
  return {
    kind: meaning?.kind ?? 'text',
    typed: phrase,
    words: [...new Set([plain, ...alsoIn('synonyms'), ...forms])],
    wider: alsoIn('wider'),
    tokens: meaning?.tokens ?? [],
    isTrait: meaning?.isTrait ?? words.some(({ traits }) => traits.has(folded)),
  }
}

/**
 * A concept as `websearch_to_tsquery` reads it: quoted alternatives with `or` between them.
 *
 * @param strict a place is then only the place itself, not every text that mentions it
 */
export function conceptQuery(
  { kind, words, wider = [], tokens }: Concept,
  { strict }: { strict: boolean },
): string {
  const quoted = (alternatives: readonly string[]) => alternatives.map((one) => `"${one}"`).join(' or ')
  if (kind === 'without') return `-${quoted(words)}`
  return quoted(strict && kind === 'place' ? tokens : [...words, ...wider, ...tokens])
}
