import { LRUCache } from 'lru-cache'
import type { Localized } from '../contract/primitives.ts'
import type { TermKind } from './facet-record.ts'

/** A category as the facets name it. */
export interface KnownCategory {
  slug: string
  name: Localized
  intro: Localized | null
  position: number
}

/** What the numbers in packed records mean, as of a version of the catalogue. */
export interface Vocabulary {
  version: number
  /** By term id. */
  terms: ReadonlyMap<number, { kind: TermKind; value: string }>
  categories: ReadonlyMap<string, KnownCategory>
}

/** Packed records, concatenated, as of a version of the catalogue. */
export interface KnownRecords {
  version: number
  records: Buffer
}

const listsFreshForMs = 10_000

/**
 * What a process keeps of searches without a text or a date: the packed records of the whole catalogue, or of a city.
 * Each search asks the database for the catalogue's version, in the statement that it needs anyway, and what is kept counts
 * only for that version: so a count is never older than the search. Made once by the process.
 */
export interface CatalogueMemory {
  records: LRUCache<string, KnownRecords>
  vocabulary?: Vocabulary
  /** Lists that stand on every page, at most ten seconds old; an old one is shown while a new one is fetched. */
  lists: LRUCache<string, object, () => Promise<object>>
}

/** A memory of at most so many bytes; a hundred thousand experiences take four million. */
export function createCatalogueMemory({
  mostBytes = 64_000_000,
}: { mostBytes?: number } = {}): CatalogueMemory {
  return {
    records: new LRUCache<string, KnownRecords>({
      maxSize: mostBytes,
      sizeCalculation: ({ records }, key) => records.length + key.length + 100,
    }),
    lists: new LRUCache<string, object, () => Promise<object>>({
      max: 500,
      ttl: listsFreshForMs,
      allowStale: true,
      fetchMethod: (_key, _old, { context }) => context(),
    }),
  }
}

/** A list from the memory, if there is one, or made now. */
export async function rememberList<List extends object>(
  memory: CatalogueMemory | undefined,
  key: string,
  make: () => Promise<List>,
): Promise<List> {
  if (!memory) return make()
  return (await memory.lists.fetch(key, { context: make })) as List
}
