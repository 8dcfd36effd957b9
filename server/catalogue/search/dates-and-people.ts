/** Finds the dates, ages and numbers of people in a search, which are not searched for as words. */
import { plainWord } from './search-text.ts'
import type { SearchWords } from './search-words.ts'

/** A search without its dates, ages and numbers of people, and these as they were typed. */
export interface PartedSearch {
  /** What is left to be looked for. Empty when there is nothing else. */
  text: string
  dates: string[]
  people: string[]
}

interface Token {
  typed: string
  /** Folded, letters and digits alone. */
  word: string
}

/** "24", "24th", "1er" before or after the name of a month. */
const dayOfMonth = /^\d{1,2}(?:st|nd|rd|th|er|º| ?е| ?го)?$/
const year = /^20\d\d$/
/** "24.12.2027", "24.12.", "2027-12-24"; "9/11" and "24/7" are names. */
const wholeDate = /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})|\d{1,2}\.\d{1,2}\.|\d{4}-\d{2}-\d{2})$/
/** "4", "4,9,14" and "4/9/14" after "kids". */
const numbers = /^\d{1,2}(?: \d{1,2})*$/
const chineseDate = /^\d{1,2}月(?:\d{1,2}[日号])?$/u
const chinesePeople = /^\d{1,2}(?:周?岁|[位名个]?(?:成人|大人|人))$/u
/** Longest name of a day or month, in words. */
const longestPhrase = 4

/**
 * "Antalya kids 4 9 14 february" → "Antalya kids", dates "february", people "4 9 14". The date and the guests of a search are
 * filters of their own. Searched for as words, "february" finds texts that mention it, not what is open then, and "4 9 14" finds
 * nothing. Text in quotes is not changed, nor is a month that is part of a known name ("Chiang Mai").
 *
 * @param isName whether a folded phrase of several words is a place, a theme or another known phrase
 */
export function partDatesAndPeople(
  text: string,
  words: readonly SearchWords[],
  isName: (phrase: string) => boolean,
): PartedSearch {
  const whole: PartedSearch = { text, dates: [], people: [] }
  if (/["“”„«»]/.test(text)) return whole
  const tokens = tokensOf(text, words)
  const has = (kind: 'dates' | 'people' | 'years' | 'empty', phrase: string) =>
    words.some((spoken) => spoken[kind].has(phrase))
  const isChild = (phrase: string) =>
    words.some(({ means }) => means.get(phrase)?.includes('label:family-friendly'))
  const wordsAt = (at: number, length: number) =>
    at < 0 || at + length > tokens.length ? '' : phraseOf(tokens.slice(at, at + length))
  const rest: Token[] = []
  const parted = { dates: [] as Token[][], people: [] as Token[][] }

  for (let at = 0; at < tokens.length;) {
    const taken = nameAt(at) ?? dateAt(at) ?? peopleAt(at) ?? ({ kind: 'text', from: at, length: 1 } as const)
    const found = tokens.slice(taken.from, at + taken.length)
    if (taken.kind === 'text') rest.push(...found)
    else parted[taken.kind].push(found)
    at += taken.length
  }
  if (parted.dates.length + parted.people.length === 0) return whole
  const typed = (found: Token[]) => found.map((token) => token.typed).join(' ')
  return {
    text: rest.every(({ word }) => has('empty', word)) ? '' : typed(rest),
    dates: parted.dates.map(typed),
    people: parted.people.map(typed),
  }

  function nameAt(at: number) {
    for (let length = longestPhrase; length > 1; length--) {
      const phrase = wordsAt(at, length)
      if (!phrase || has('dates', phrase)) continue
      if (isName(phrase)) return { kind: 'text', from: at, length } as const
    }
    return undefined
  }

  function dateAt(at: number) {
    const token = tokens[at]
    const isWhole = token && (wholeDate.test(token.typed) || chineseDate.test(token.word))
    if (isWhole) return { kind: 'dates', from: at, length: 1 } as const
    // "24 december", "24 de abril"
    const day = dayOfMonth.test(wordsAt(at, 1)) ? 1 : 0
    const link = day && has('empty', wordsAt(at + 1, 1)) ? 1 : 0
    for (const before of [day + link, 0]) {
      const length = dateWords(at + before)
      if (length === 0) continue
      const end = at + before + length
      // "december 24th", "april 2027", "de abril de 2027"
      const isDay = before === 0 && dayOfMonth.test(wordsAt(end, 1)) && !peopleAt(end)
      const after = isDay ? 1 : 0
      const linkToYear =
        has('empty', wordsAt(end + after, 1)) && year.test(wordsAt(end + after + 1, 1)) ? 2 : 0
      const ending = linkToYear || (year.test(wordsAt(end + after, 1)) ? 1 : 0)
      return { kind: 'dates', from: at, length: before + length + after + ending } as const
    }
    return undefined
  }

  function dateWords(at: number): number {
    for (let length = longestPhrase; length > 0; length--) {
      const phrase = wordsAt(at, length)
      if (phrase && has('dates', phrase)) return length
    }
    return 0
  }

  function peopleAt(at: number) {
    if (chinesePeople.test(wordsAt(at, 1))) return people(at, 1)
    const count = numbersAt(at)
    const next = wordsAt(at + count, 1)
    if (count > 0) {
      if (has('people', next) || has('years', next)) return people(at, count + yearsLength(at + count))
      if (isChild(next) && count === 1) return people(at, 1)
      // "kids 4 9 14", "family of 4"
      const subject = has('empty', wordsAt(at - 1, 1)) ? at - 2 : at - 1
      if (isChild(wordsAt(subject, 1))) return people(at, count)
      // "kids antalya 4 9": numbers at the end, and not of what follows them
      const isLast = at + count === tokens.length
      if (isLast && tokens.slice(0, at).some(({ word }) => isChild(word))) return people(at, count)
    }
    const years = yearsLength(at)
    const after = numbersAt(at + years)
    return years > 0 && after > 0 ? people(at, years + after) : undefined
  }

  /** "Years old" and "people": how many words say so. */
  function yearsLength(at: number): number {
    for (let length = 2; length > 0; length--) {
      const phrase = wordsAt(at, length)
      if (phrase && (has('years', phrase) || has('people', phrase))) return length
    }
    return 0
  }

  /** "4 9 14", "4, 9 and 14": how many words, of which the first and the last are numbers. */
  function numbersAt(at: number): number {
    let end = at
    for (let here = at; numbers.test(wordsAt(here, 1)); here++) {
      end = here + 1
      if (has('empty', wordsAt(end, 1)) && numbers.test(wordsAt(end + 1, 1))) here += 1
    }
    return end - at
  }

  function people(from: number, length: number) {
    return { kind: 'people', from, length } as const
  }
}

/** Chinese writes words without spaces: "迪拜二月" and "儿童4岁" are parted. */
function tokensOf(text: string, words: readonly SearchWords[]): Token[] {
  const chinese = words
    .flatMap(({ dates }) => [...dates])
    .filter((word) => /\p{Script=Han}/u.test(word))
    .toSorted((one, other) => other.length - one.length)
  const parts = [
    ...chinese,
    String.raw`\d{1,2}月(?:\d{1,2}[日号])?`,
    String.raw`\d{1,2}(?:周?岁|[位名个]?(?:成人|大人|人))`,
  ]
  const spaced = chinese.length > 0 ? text.replaceAll(new RegExp(parts.join('|'), 'gu'), ' $& ') : text
  return spaced
    .split(/\s+/)
    .filter((typed) => typed !== '')
    .map((typed) => ({ typed, word: plainWord(inLatinDigits(typed)) }))
}

/** "۲" and "٢" are 2. */
const inLatinDigits = (text: string) =>
  text.replaceAll(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 15))

const phraseOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ')
