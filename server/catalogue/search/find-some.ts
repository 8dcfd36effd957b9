/** What is found of a text when nothing has all of it: the experiences with its most telling part. */
import { languages } from '../../contract/primitives.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { answerOf, askScope } from './ask-scope.ts'
import type { AnsweredScope } from './ask-scope.ts'
import { readPlace } from './ask-text.ts'
import { keepOnly } from './bits.ts'
import { wholeWords } from './chinese-words.ts'
import { positionsOf, wordsOf } from './facet-index.ts'
import type { Bits, FacetIndex } from './facet-index.ts'
import { listPartialMatches } from './partial-matches.queries.ts'
import type { PartialRow } from './partial-matches.queries.ts'
import type { Concept } from './read-query.ts'
import type { SearchScope } from './search-rows.queries.ts'
import type { TextQuery } from './text-condition.queries.ts'
import { textQuery } from './text-query.ts'
import { addTo, readWordSets } from './word-sets.ts'

/** A search that found nothing whole is answered with at most so many that have a part of it. */
const mostPartial = 240

/** What has a part of these concepts; undefined where nothing has any of them, or there is but one. */
export async function findSome(
  deps: CatalogueDeps,
  scope: SearchScope,
  { concepts, whole }: { concepts: readonly Concept[]; whole: FacetIndex | undefined },
): Promise<(AnsweredScope & { notAll: string[] }) | undefined> {
  const asked = concepts.filter(({ kind }) => kind !== 'without')
  if (asked.length < 2) return undefined
  const text = textQuery(asked, { languages })
  const known = whole && (await scoreByWords(deps, whole, { ...scope, text }))
  const rows = known?.rows ?? (await listPartialMatches(deps.db, { ...scope, text }, mostPartial))
  if (rows.length === 0) return undefined
  const ids = rows.map(({ id }) => id)
  const found =
    whole && known
      ? { ...answerOf(whole, Uint32Array.from(ids)), dayPrices: known.dayPrices }
      : await askScope(deps, { ...scope, only: ids }, false)
  return { ...found, tiers: tiersOf(rows), notAll: wholeWords(asked.map(({ typed }) => typed)) }
}

/** Ids with the same score, the highest first. */
function tiersOf(rows: readonly PartialRow[]): Uint32Array[] {
  return [...Map.groupBy(rows, ({ score }) => Math.round(score * 1000)).values()].map((same) =>
    Uint32Array.from(same, ({ id }) => id),
  )
}

/** The rows of `listPartialMatches`, from what is remembered of each word. Undefined where that is not known. */
async function scoreByWords(
  deps: CatalogueDeps,
  whole: FacetIndex,
  { text, ...scope }: SearchScope & { text: TextQuery },
): Promise<(Pick<AnsweredScope, 'dayPrices'> & { rows: PartialRow[] }) | undefined> {
  const { concepts, languages: spoken } = text
  // each part of a text has nearly as much as the day, and in every language
  const place = await readPlace(deps, whole, scope, { asksDays: true })
  const sets =
    place &&
    (await readWordSets(
      deps,
      whole,
      concepts.flatMap((concept) =>
        spoken.map((language) => ({ language, part: 'document' as const, concept })),
      ),
    ))
  if (!sets) return undefined
  const hits = concepts.map((_, at) => {
    const having = new Uint32Array(wordsOf(whole.size))
    for (const set of sets.slice(at * spoken.length, (at + 1) * spoken.length)) addTo(having, set)
    if (place.bits) keepOnly(having, place.bits)
    return having
  })
  return { rows: bestOf(whole, hits), dayPrices: place.dayPrices }
}

/** The experiences with most of these hits, each worth as much as it is rare: the best first, none with less than half of the best. */
function bestOf(whole: FacetIndex, hits: readonly Bits[]): PartialRow[] {
  const scores = new Float64Array(whole.size)
  let best = 0
  for (const hit of hits) {
    const positions = positionsOf(hit)
    const weight = Math.log(2 + whole.size / positions.length)
    for (const position of positions) {
      const score = (scores[position] ?? 0) + weight
      scores[position] = score
      if (score > best) best = score
    }
  }
  const same = new Map<number, number[]>()
  for (let position = 0; position < whole.size; position++) {
    const score = scores[position] ?? 0
    if (score === 0 || score < best / 2) continue
    const ids = same.get(score) ?? []
    ids.push(whole.ids[position] ?? 0)
    same.set(score, ids)
  }
  const rows: PartialRow[] = []
  for (const score of [...same.keys()].toSorted((a, b) => b - a)) {
    if (rows.length >= mostPartial) break
    const ids = (same.get(score) ?? []).toSorted((a, b) => a - b)
    rows.push(...ids.slice(0, mostPartial - rows.length).map((id) => ({ id, score })))
  }
  return rows
}
