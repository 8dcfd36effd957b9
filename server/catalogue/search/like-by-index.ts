/** What is like an experience, by the index of a catalogue. */
import { LRUCache } from 'lru-cache'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { CatalogueMemory } from '../catalogue-memory.ts'
import { mostLookedAt } from '../reading/cards.queries.ts'
import { recallScope, renewIndex } from './ask-scope.ts'
import { keepOnly } from './bits.ts'
import { Leaders } from './facet-counts.ts'
import { bitsOfIds, bitsOfTerm, positionsOf } from './facet-index.ts'
import type { FacetIndex } from './facet-index.ts'
import { daysSinceFirst, facetRecord } from './facet-record.ts'
import { readKnownVocabulary } from './find-scope.ts'

/** One of the best of a city. */
interface Candidate {
  id: number
  recommended: number
  /** Terms of its categories. */
  kinds: readonly number[]
}

/** The best of cities beside an index, by the term of the city, the supplier and the day. */
export type BestOfCities = LRUCache<string, readonly Candidate[]>

/** Each is at most 120 experiences with the terms of their categories. */
const mostCities = 500

/**
 * What `findLikeInSameCity` finds, from memory: reading 120 rows for it took two thirds of what PostgreSQL did for the page of an
 * experience. Undefined where the process has no index of this version of the catalogue, or does not know what the supplier has.
 */
export async function likeByIndex(
  deps: CatalogueDeps,
  { id, version, supplierId, limit }: { id: number; version: number; supplierId?: number; limit: number },
): Promise<number[] | undefined> {
  const { catalogueMemory: memory } = deps
  if (!memory) return undefined
  const { whole } = memory
  if (whole?.version !== version) {
    renewIndex(deps, memory, undefined)
    return undefined
  }
  const { terms: meanings } = await readKnownVocabulary(deps, version)
  const kindsOf = (one: number) =>
    termsOf(whole, one).filter((term) => meanings.get(term)?.kind === 'category')
  const city = termsOf(whole, id).find((term) => meanings.get(term)?.kind === 'destination')
  const best = city === undefined ? undefined : bestOfCity(deps, memory, whole, { city, supplierId, kindsOf })
  if (!best) return undefined

  const kinds = kindsOf(id)
  const like = new Leaders(limit)
  for (const found of best) {
    if (found.id === id) continue
    const shared = kinds.reduce((sum, kind) => sum + (found.kinds.includes(kind) ? 1 : 0), 0)
    like.show(-shared, found.recommended, found.id)
  }
  return like.list.map((found) => found.id)
}

/** Those of a city that are looked at for likeness. Looked for once: going through the thousands of a large city takes 0.1 ms. */
function bestOfCity(
  deps: CatalogueDeps,
  memory: CatalogueMemory,
  whole: FacetIndex,
  {
    city,
    supplierId,
    kindsOf,
  }: { city: number; supplierId?: number; kindsOf: (id: number) => readonly number[] },
): readonly Candidate[] | undefined {
  const today = daysSinceFirst(deps.clock.now().toString().slice(0, 10))
  const key = `${city} ${supplierId ?? ''} ${today}`
  const known = memory.bestOfCities.get(whole)
  const found = known?.get(key)
  if (found) return found

  const inCity = bitsOfTerm(whole, city)?.slice()
  const ofSupplier = supplierId === undefined ? undefined : recallScope(deps, { language: 'en', supplierId })
  if (!inCity) return undefined
  // of another version where the index has been replaced while the vocabulary was read
  if (supplierId !== undefined && (ofSupplier?.version !== whole.version || !ofSupplier.ids)) return undefined
  if (ofSupplier?.ids) keepOnly(inCity, bitsOfIds(whole, ofSupplier.ids))
  const leaders = new Leaders(mostLookedAt)
  for (const position of positionsOf(inCity)) {
    const expires = whole.expires[position] ?? 0
    if (expires !== 0 && expires < today) continue
    leaders.show(0, whole.recommended[position] ?? 0, whole.ids[position] ?? 0)
  }
  const best = leaders.list.map(({ id, recommended }) => ({ id, recommended, kinds: kindsOf(id) }))
  const kept = known ?? new LRUCache({ max: mostCities })
  kept.set(key, best)
  if (!known) memory.bestOfCities.set(whole, kept)
  return best
}

/** The terms of an experience; none of one that the index does not know. */
function termsOf({ positions, starts, records }: FacetIndex, id: number): number[] {
  const position = positions[id] ?? -1
  if (position < 0) return []
  const start = starts[position] ?? 0
  const from = start + facetRecord.terms
  const terms: number[] = []
  for (let term = 0; term < (records[start + facetRecord.termCount] ?? 0); term++) {
    terms.push(records.readUInt16BE(from + 2 * term))
  }
  return terms
}
