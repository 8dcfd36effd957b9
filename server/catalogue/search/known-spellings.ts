/** What the texts of the catalogue have for a typed word that may be misspelt. */
import { distance } from 'fastest-levenshtein'
import { locales } from '../../../locales/locale-records.ts'
import type { Language } from '../../contract/primitives.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { listAlikeWords } from './alike-words.queries.ts'
import type { WordRow } from './alike-words.queries.ts'
import type { FacetIndex } from './facet-index.ts'
import { wordsBeside } from './word-sets.ts'

/** From this length on a word may have two slips; below, one. */
const longWord = 7

/** What there is for a typed word. */
export interface KnownSpelling {
  /** It stands in some text, or as the last word begins one that does. */
  isKnown: boolean
  mostSlips: number
  /** Words of the same script with as many slips at most, the most alike first. */
  alike: readonly { word: string; slips: number }[]
}

/** The spellings of each word, in their order. Beside an index they are remembered, for as long as it stands. */
export async function readSpellings(
  { db, catalogueMemory: memory }: CatalogueDeps,
  words: readonly string[],
  { language, whole }: { language: Language; whole: FacetIndex | undefined },
): Promise<KnownSpelling[]> {
  const asked = words.map((word, at) => ({ word, mayBegin: at === words.length - 1 }))
  const keyOf = ({ word, mayBegin }: { word: string; mayBegin: boolean }) => `${language} ${mayBegin} ${word}`
  const remembered = whole && memory ? wordsBeside(memory, whole).spellings : undefined
  const found = new Map(asked.map((one) => [keyOf(one), remembered?.get(keyOf(one))]))
  const missing = asked.filter((one) => !found.get(keyOf(one)))
  if (missing.length > 0) {
    const rows = await listAlikeWords(db, missing, language)
    for (const [at, row] of rows.entries()) {
      const one = missing[at]
      if (!one) continue
      const spelling = spellingOf(row)
      found.set(keyOf(one), spelling)
      if (row.version === whole?.version) remembered?.set(keyOf(one), spelling)
    }
  }
  return asked.flatMap((one) => found.get(keyOf(one)) ?? [])
}

function spellingOf({ word: typed, code, known, alike }: WordRow): KnownSpelling {
  const mostSlips = code.length >= longWord ? 2 : 1
  return {
    isKnown: known,
    mostSlips,
    alike: (alike ?? [])
      .filter(({ word }) => isOfScript(word, typed))
      .map((found) => ({ word: found.word, slips: slipsBetween(code, found.code) }))
      .filter(({ slips }) => slips <= mostSlips),
  }
}

const scripts = [...new Set(locales.map(({ letters }) => letters))]
/** A typed word is corrected only to a word of its own script, even if one of another script sounds alike. */
export const isOfScript = (word: string, typed: string): boolean =>
  scripts.every((script) => {
    const letters = new RegExp(`\\p{Script=${script}}`, 'u')
    return letters.test(word) === letters.test(typed)
  })

/** Letters that are wrong, missing or too many; the same letters in another order are one slip. */
export function slipsBetween(a: string, b: string): number {
  const slips = distance(a, b)
  return slips === 2 && lettersOf(a) === lettersOf(b) ? 1 : slips
}

const lettersOf = (word: string): string => Array.from(word).toSorted().join('')
