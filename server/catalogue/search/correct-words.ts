import { distance } from 'fastest-levenshtein'
import { locales } from '../../../locales/locale-records.ts'
import type { Language } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { countUses, listAlikeWords } from './alike-words.queries.ts'
import type { WordRow } from './alike-words.queries.ts'
import { wordsOfKnownPlaces } from './known-places.ts'
import { foldText } from './search-text.ts'

/** A longer text has more than a slip of the finger in it. */
const mostWords = 8
/** Shorter words are too like each other to guess. */
const shortestWord = 3
/** From this length on a word may have two slips; below, one. */
const longWord = 7

/**
 * The text with likelier spellings, from the catalogue or of well-known cities, of the words that no text of the catalogue has;
 * undefined when there is nothing to correct.
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
  const ofPlaces = wordsOfKnownPlaces(
    words.map(({ word }) => word),
    language,
  )
  const guesses = words.map(({ word, fixed }, position) => {
    const row = rows[position]
    return fixed || !row || row.known || word.length < shortestWord
      ? []
      : likeliest(row, ofPlaces[position] ?? [])
  })
  const certain = words.flatMap(({ word }, position) => (guesses[position]?.length ? [] : [word]))
  const corrected = await Promise.all(
    words.map(async ({ word }, position) => {
      const [first, ...others] = guesses[position] ?? []
      if (first === undefined) return word
      return others.length === 0 ? first : mostUsed(db, { guesses: [first, ...others], certain, language })
    }),
  )
  const text = corrected.join(' ')
  return text === words.map(({ word }) => word).join(' ') ? undefined : text
}

/** More words of as few slips are too many to ask for. */
const mostGuesses = 12

/**
 * The alike words of the same script with the fewest slips, if they are few enough for its length. A word of a well-known city's
 * name is one where the catalogue has none with as few.
 */
function likeliest({ word: typed, code, alike }: WordRow, ofPlaces: readonly string[]): string[] {
  const most = code.length >= longWord ? 2 : 1
  const own = (alike ?? []).filter(({ word }) => isOfScript(word, typed))
  const inCatalogue = own.map((found) => ({ word: found.word, slips: slipsBetween(code, found.code) }))
  const fewestOwn = Math.min(most + 1, ...inCatalogue.map((found) => found.slips))
  const folded = foldText(typed)
  const inPlaces = ofPlaces
    .filter((word) => isOfScript(word, typed))
    .map((word) => ({ word, slips: slipsBetween(folded, word) }))
    .filter((found) => found.slips < fewestOwn)
  const slips = [...inCatalogue, ...inPlaces]
  const fewest = Math.min(most, ...slips.map((found) => found.slips))
  const guesses = slips.filter((found) => found.slips === fewest).map(({ word }) => word)
  return [...new Set(guesses)].slice(0, mostGuesses)
}

/**
 * Of words that are as likely for their letters, the one that most experiences have together with the rest of the text, and of
 * those the one that most are called by: "safrai desert" is a safari rather than saffron.
 */
async function mostUsed(
  db: Database,
  {
    guesses,
    certain,
    language,
  }: { guesses: readonly string[]; certain: readonly string[]; language: Language },
): Promise<string> {
  const uses = await countUses(db, { words: guesses, beside: certain, language })
  const [best] = uses.toSorted((a, b) => b.together - a.together || b.inHeads - a.inHeads)
  return best?.word ?? guesses[0] ?? ''
}

const scripts = [...new Set(locales.map(({ letters }) => letters))]
/** Nobody who types Russian meant an English word by it, whatever it sounds like. */
const isOfScript = (word: string, typed: string): boolean =>
  scripts.every((script) => {
    const letters = new RegExp(`\\p{Script=${script}}`, 'u')
    return letters.test(word) === letters.test(typed)
  })

/** Letters that are wrong, missing or too many; the same letters in another order are one slip. */
function slipsBetween(a: string, b: string): number {
  const slips = distance(a, b)
  return slips === 2 && lettersOf(a) === lettersOf(b) ? 1 : slips
}

const lettersOf = (word: string): string => Array.from(word).toSorted().join('')
