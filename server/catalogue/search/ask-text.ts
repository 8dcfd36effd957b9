/** Which experiences a text finds in a place and on a day, from what is remembered of its words where that is enough. */
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { answerOf, askScope, isEverything, recallScope } from './ask-scope.ts'
import type { AnsweredScope } from './ask-scope.ts'
import { countBoth, keepOnly } from './bits.ts'
import type { DayPrices } from './facet-counts.ts'
import { bitsOfIds, idsOfBits } from './facet-index.ts'
import type { Bits, FacetIndex } from './facet-index.ts'
import { findByWords } from './find-by-words.ts'
import { rankByTexts, rankByWords } from './rank-by-words.ts'
import type { SearchScope } from './search-rows.queries.ts'
import type { TextQuery } from './text-condition.queries.ts'

/**
 * A scope with a text. Most new texts are made of words that were searched for before. Such a text is answered from the
 * remembered sets of its words, without the database; the statement that reads the cards then checks the version of the catalogue.
 * The database is asked for an order by titles of a few, for which of a few are on a day that is not remembered, and for everything if
 * there is no index.
 */
export async function askText(
  deps: CatalogueDeps,
  scope: SearchScope & { text: TextQuery },
  { whole, wantsHeads }: { whole: FacetIndex | undefined; wantsHeads: boolean },
): Promise<AnsweredScope> {
  const found = whole && (await findByWords(deps, whole, scope.text))
  if (!whole || !found) return askScope(deps, scope, wantsHeads)
  if (isNothing(found)) return nothingOf(whole)
  const isMany = countBoth(found, found) > mostRead
  const place =
    (await readPlace(deps, whole, scope, { asksDays: isMany })) ??
    (scope.date && !isMany
      ? await readThese(deps, whole, { ...scope, only: [...idsOfBits(whole, found)] })
      : undefined)
  if (!place) return askScope(deps, scope, wantsHeads)
  const foundOnDay = within(found, place)
  if (isNothing(foundOnDay)) return nothingOf(whole)
  const answer = { ...answerOf(whole, idsOfBits(whole, foundOnDay)), dayPrices: place.dayPrices }
  if (!wantsHeads) return answer
  // the day has no part in the order, and some orders depend on how many there are without it
  const { text, date, ...anyDay } = scope
  const everyDay = date ? await readPlace(deps, whole, anyDay) : place
  const tiers = everyDay && (await rank(deps, whole, { text, found: within(found, everyDay) }))
  return tiers ? { ...answer, tiers } : askScope(deps, scope, true)
}

/** Experiences by where and when they are, whatever their texts. */
interface Place {
  /** Absent: all of them. */
  bits?: Bits
  dayPrices?: DayPrices
}

/** The texts of so many are read for their order: that takes less than asking for a usual word in every title. */
const mostRead = 1_000

async function rank(
  deps: CatalogueDeps,
  whole: FacetIndex,
  { text, found }: { text: TextQuery; found: Bits },
): Promise<Uint32Array[] | undefined> {
  const ids = idsOfBits(whole, found)
  return ids.length > mostRead
    ? rankByWords(deps, whole, { text, found })
    : rankByTexts(deps, whole, { text, ids })
}

/** What is in a place as well. */
function within(found: Bits, { bits }: Place): Bits {
  const there = found.slice()
  if (bits) keepOnly(there, bits)
  return there
}

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
): Promise<Place | undefined> {
  if (isEverything(scope)) return {}
  const mayAsk = asksDays || scope.date === undefined
  const place = recallScope(deps, scope) ?? (mayAsk ? await askScope(deps, scope, false) : undefined)
  return place && placeOf(whole, place)
}

/** Which of these experiences are in a place and on a day. */
async function readThese(
  deps: CatalogueDeps,
  whole: FacetIndex,
  { text: _text, ...these }: SearchScope & { only: readonly number[] },
): Promise<Place | undefined> {
  return placeOf(whole, await askScope(deps, these, false))
}

/** Undefined where it is of another version of the catalogue. */
function placeOf(whole: FacetIndex, { ids, version, dayPrices }: AnsweredScope): Place | undefined {
  return ids && version === whole.version ? { bits: bitsOfIds(whole, ids), dayPrices } : undefined
}
