/** What comes first among what a text finds, from what is remembered of its words in titles, places and categories. */
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { keepOnly } from './bits.ts'
import { idsOfBits } from './facet-index.ts'
import type { Bits, FacetIndex } from './facet-index.ts'
import { findEach } from './find-by-words.ts'
import type { WantedWords } from './find-by-words.ts'
import { readIds } from './read-ids.ts'
import type { TextQuery } from './text-condition.queries.ts'
import { hasWider, mostRead, readRanks } from './title-ranks.queries.ts'

/**
 * The order that `ranksOf` gives to what a text finds on any day, the first ones first. Undefined where it is not known for this index
 * and the database must be asked for all of it.
 */
export async function rankByWords(
  deps: CatalogueDeps,
  whole: FacetIndex,
  { text, found }: { text: TextQuery; found: Bits },
): Promise<Uint32Array[] | undefined> {
  const { titles, typedTitles, kinds, narrow, beginning, languages } = text
  const isWider = hasWider(text)
  const wanted: WantedWords[] = [
    { part: 'title', concepts: typedTitles },
    { part: 'title', concepts: titles },
    { part: 'head', concepts: kinds },
    { part: 'head', concepts: narrow, beginning },
    ...(isWider ? [{ part: 'document' as const, concepts: narrow, beginning }] : []),
  ]
  const sets = await findEach(deps, whole, { languages, wanted })
  if (!sets) return undefined
  // without wider words, all that is found has all that was typed
  const [typed, inTitle, ofKind, inHead, anywhere = found.slice()] = sets
  if (!typed || !inTitle || !ofKind || !inHead) return undefined
  keepOnly(ofKind, inTitle)
  const idsOf = (rank: Bits) => {
    keepOnly(rank, found)
    return idsOfBits(whole, rank)
  }
  const first = [typed, ofKind, inTitle, inHead].map(idsOf)
  const narrowly = idsOf(anywhere)
  const areFew = narrowly.length > 0 && narrowly.length <= mostRead
  const short = areFew ? await rankByTexts(deps, whole, { text, ids: narrowly, letters: 'c' }) : []
  return short && [...first, ...short, narrowly]
}

/** The same of a few, by their texts: all ranks, or those with these letters. */
export async function rankByTexts(
  { db }: CatalogueDeps,
  whole: FacetIndex,
  { text, ids, letters }: { text: TextQuery; ids: Uint32Array; letters?: string },
): Promise<Uint32Array[] | undefined> {
  const { version, ranks } = await readRanks(db, text, { ids: [...ids], letters })
  return version === whole.version ? ranks.map(readIds) : undefined
}
