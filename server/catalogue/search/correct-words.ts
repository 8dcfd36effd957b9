import type { Language } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { countUses } from './alike-words.queries.ts'
import type { FacetIndex } from './facet-index.ts'
import { isOfScript, readSpellings, slipsBetween } from './known-spellings.ts'
import type { KnownSpelling } from './known-spellings.ts'
import { wordsOfKnownPlaces } from './known-places.ts'
import { foldText } from './search-text.ts'

/** A longer text has more than a slip of the finger in it. */
const mostWords = 8
/** Shorter words are too like each other to guess. */
const shortestWord = 3

/**
 * The text with likelier spellings, from the catalogue or of well-known cities, of the words that no text of the catalogue has;
 * undefined when there is nothing to correct.
 *
 * @param words of which the fixed ones (names of places, themes) are right as they are
 * @param whole an index beside which spellings are remembered
 */
export async function correctWords(
  deps: CatalogueDeps,
  words: readonly { word: string; fixed: boolean }[],
  { language, whole }: { language: Language; whole?: FacetIndex },
): Promise<string | undefined> {
  if (words.length > mostWords) return undefined
  const spellings = await readSpellings(
    deps,
    words.map(({ word }) => word),
    { language, whole },
  )
  const ofPlaces = wordsOfKnownPlaces(
    words.map(({ word }) => word),
    language,
  )
  const guesses = words.map(({ word, fixed }, position) => {
    const spelling = spellings[position]
    return fixed || !spelling || spelling.isKnown || word.length < shortestWord
      ? []
      : likeliest(word, spelling, ofPlaces[position] ?? [])
  })
  const certain = words.flatMap(({ word }, position) => (guesses[position]?.length ? [] : [word]))
  const corrected = await Promise.all(
    words.map(async ({ word }, position) => {
      const [first, ...others] = guesses[position] ?? []
      if (first === undefined) return word
      return others.length === 0
        ? first
        : mostUsed(deps.db, { guesses: [first, ...others], certain, language })
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
function likeliest(
  typed: string,
  { mostSlips, alike }: KnownSpelling,
  ofPlaces: readonly string[],
): string[] {
  const fewestOwn = Math.min(mostSlips + 1, ...alike.map(({ slips }) => slips))
  const folded = foldText(typed)
  const inPlaces = ofPlaces
    .filter((word) => isOfScript(word, typed))
    .map((word) => ({ word, slips: slipsBetween(folded, word) }))
    .filter((found) => found.slips < fewestOwn)
  const likely = [...alike, ...inPlaces]
  const fewest = Math.min(mostSlips, ...likely.map(({ slips }) => slips))
  const guesses = likely.filter(({ slips }) => slips === fewest).map(({ word }) => word)
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
