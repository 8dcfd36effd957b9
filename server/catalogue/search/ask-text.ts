/** Which experiences a text finds in a place and on a day, from what is remembered of its words where that is enough. */
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { answerOf, askScope, isEverything, recallScope } from './ask-scope.ts'
import type { AnsweredScope } from './ask-scope.ts'
import { keepOnly } from './bits.ts'
import type { DayPrices } from './facet-counts.ts'
import { bitsOfIds, idsOfBits } from './facet-index.ts'
import type { Bits, FacetIndex } from './facet-index.ts'
import { readIds } from './read-ids.ts'
import type { SearchScope } from './search-rows.queries.ts'
import type { TextQuery } from './text-condition.queries.ts'
import { readRanks } from './title-ranks.queries.ts'
import { findByWords } from './find-by-words.ts'

/**
 * A scope with a text. Most new texts are made of words that were searched for before. Such a text is answered from the
 * remembered sets of its words, without the database; the statement that reads the cards then checks the version of the catalogue.
 * The database is asked for an order by titles, for a day that is not remembered, and for everything if there is no index.
 */
export async function askText(
  deps: CatalogueDeps,
  scope: SearchScope & { text: TextQuery },
  { whole, wantsHeads }: { whole: FacetIndex | undefined; wantsHeads: boolean },
): Promise<AnsweredScope> {
  const found = whole && (await findByWords(deps, whole, scope.text))
  if (!whole || !found) return askScope(deps, scope, wantsHeads)
  if (isNothing(found)) return nothingOf(whole)
  const place = await readPlace(deps, whole, scope)
  if (!place) return askScope(deps, scope, wantsHeads)
  if (place.bits) keepOnly(found, place.bits)
  if (isNothing(found)) return nothingOf(whole)
  const ids = idsOfBits(whole, found)
  const answer = { ...answerOf(whole, ids), dayPrices: place.dayPrices }
  if (!wantsHeads) return answer
  // the day has no part in the order, and some orders depend on how many there are without it
  if (scope.date || ids.length > mostRanked) return askScope(deps, scope, true)
  const { version, ranks } = await readRanks(deps.db, scope.text, [...ids])
  return { ...answer, version, tiers: ranks.map(readIds) }
}

/** Of more it is cheaper to look the titles up than to read them. */
const mostRanked = 1_000

/** Nothing, as the answer of an index. */
export const nothingOf = (whole: FacetIndex): AnsweredScope => answerOf(whole, new Uint32Array())

const isNothing = (bits: Bits): boolean => bits.every((word) => word === 0)

/**
 * The experiences of a scope without its text, no bits for all of them. Undefined where it is not known for this index: a day of
 * everywhere is much more than a text has on it, and asked for only if `asksDays`.
 */
export async function readPlace(
  deps: CatalogueDeps,
  whole: FacetIndex,
  { text: _text, ...scope }: SearchScope,
  { asksDays = false }: { asksDays?: boolean } = {},
): Promise<{ bits?: Bits; dayPrices?: DayPrices } | undefined> {
  if (isEverything(scope)) return {}
  const mayAsk = asksDays || scope.date === undefined
  const place = recallScope(deps, scope) ?? (mayAsk ? await askScope(deps, scope, false) : undefined)
  if (!place?.ids || place.version !== whole.version) return undefined
  return { bits: bitsOfIds(whole, place.ids), dayPrices: place.dayPrices }
}
