import { distance } from 'fastest-levenshtein'
import type { Language } from '../../contract/primitives.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { listAlikeWords } from './alike-words.queries.ts'
import type { WordRow } from './alike-words.queries.ts'

/** A longer text has more than a slip of the finger in it. */
const mostWords = 8
/** Shorter words are too like each other to guess. */
const shortestWord = 3
/** From this length on a word may have two slips; below, one. */
const longWord = 7

/**
 * The text with likelier spellings of the words that no text of the catalogue has; undefined when there is nothing to correct.
 *
 * @param words of which the fixed ones (names of places, themes) are right as they are
 */
export async function correctWords(
  { db }: CatalogueDeps,
  words: readonly { word: string; fixed: boolean }[],
  language: Language,
): Promise<string | undefined> {
  if (words.length > mostWords) return undefined
  const rows = await listAlikeWords(
    db,
    words.map(({ word }) => word),
    language,
  )
  const corrected = words.map(({ word, fixed }, position) => {
    const row = rows[position]
    return fixed || !row || row.known || word.length < shortestWord ? word : (likeliest(row) ?? word)
  })
  const text = corrected.join(' ')
  return text === words.map(({ word }) => word).join(' ') ? undefined : text
}

/** The first of the alike words with the fewest slips, if they are few enough for its length. */
function likeliest({ code, alike }: WordRow): string | undefined {
  const most = code.length >= longWord ? 2 : 1
  const slips = (alike ?? []).map((found) => ({ word: found.word, slips: slipsBetween(code, found.code) }))
  const fewest = slips.toSorted((a, b) => a.slips - b.slips)[0]
  return fewest && fewest.slips <= most ? fewest.word : undefined
}

/** Letters that are wrong, missing or too many; the same letters in another order are one slip. */
function slipsBetween(a: string, b: string): number {
  const slips = distance(a, b)
  return slips === 2 && lettersOf(a) === lettersOf(b) ? 1 : slips
}

const lettersOf = (word: string): string => Array.from(word).toSorted().join('')
