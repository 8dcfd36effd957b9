import { LRUCache } from 'lru-cache'
import type { Language, Localized } from '../contract/primitives.ts'
import type { CountryNames } from './search/country-names.ts'
import type { DayPrices } from './search/facet-counts.ts'
import type { FacetIndex } from './search/facet-index.ts'
import type { OptionPrices } from './search/option-prices.ts'
import type { Dictionary } from './search/read-query.ts'
import type { SearchWords } from './search/search-words.ts'
import type { TermKind } from './search/facet-record.ts'

/** A category as the facets name it. */
export interface KnownCategory {
  slug: string
  slugs: Partial<Record<Language, string>>
  name: Localized
  intro: Localized | null
  hidden: boolean
}

/** What the numbers in packed records mean, as of a version of the catalogue. */
export interface Vocabulary {
  version: number
  /** By term id. */
  terms: ReadonlyMap<number, { kind: TermKind; value: string }>
  categories: ReadonlyMap<string, KnownCategory>
}

/** The experiences of a scope, as of a version of the catalogue. */
export interface KnownScope {
  version: number
  ids: Uint32Array
  dayPrices?: DayPrices
  /** Of a scope with a text: what else was found out about it (`FoundScope`). */
  tiers?: readonly Uint32Array[]
  didYouMean?: string
  notAll?: string[]
  nothingIn?: string
  unread?: { dates: string[]; people: string[] }
}

const listsFreshForMs = 10_000
const dictionaryFreshForMs = 60_000

/**
 * What a process keeps of the catalogue between searches: an index of all packed records, and which experiences a city, a
 * day or a typed text has. Each search asks the database for the catalogue's version, in the statement that it needs anyway, and what is
 * kept counts only for that version: so a count is never older than the search. Made once by the process.
 */
export interface CatalogueMemory {
  whole?: FacetIndex
  /** When the index was last begun; while listings come in, it would be out of date before it was used. */
  indexedAt: number
  indexAtMostEveryMs: number
  scopes: LRUCache<string, KnownScope>
  vocabulary?: Vocabulary
  /** What options cost that differ in their times or languages, on no day in particular. */
  optionPrices?: { version: number; prices: OptionPrices }
  /** What countries are called in a language. */
  countryNames: Map<Language, CountryNames>
  /** Where an operator keeps search words that add to ours. */
  wordsFolder?: string
  searchWords: Map<Language, SearchWords>
  /** What names and words mean to a reader of a language. */
  dictionaries: LRUCache<Language, Dictionary, () => Promise<Dictionary>>
  /**
   * Lists that stand on every page, by what was heard of changes. Where nothing tells of them a list is good for ten seconds, and
   * an older one is shown while a new one is fetched.
   */
  lists: LRUCache<string, object, () => Promise<object>>
}

/** A memory whose scopes take at most so many bytes; the index of a hundred thousand experiences takes ten million more. */
export function createCatalogueMemory({
  mostBytes = 32_000_000,
  indexAtMostEveryMs = 2_000,
  wordsFolder,
}: { mostBytes?: number; indexAtMostEveryMs?: number; wordsFolder?: string } = {}): CatalogueMemory {
  return {
    wordsFolder,
    searchWords: new Map(),
    dictionaries: new LRUCache<Language, Dictionary, () => Promise<Dictionary>>({
      max: 20,
      ttl: dictionaryFreshForMs,
      allowStale: true,
      fetchMethod: (_language, _old, { context }) => context(),
    }),
    indexAtMostEveryMs,
    indexedAt: -Infinity,
    countryNames: new Map(),
    scopes: new LRUCache<string, KnownScope>({
      maxSize: mostBytes,
      sizeCalculation: ({ ids, tiers = [], dayPrices }, key) =>
        [ids, ...tiers, ...(dayPrices ? [dayPrices.ids, dayPrices.prices] : [])].reduce(
          (sum, { byteLength }) => sum + byteLength,
          2 * key.length + 200,
        ),
    }),
    lists: new LRUCache<string, object, () => Promise<object>>({
      max: 500,
      ttl: listsFreshForMs,
      allowStale: true,
      ignoreFetchAbort: true,
      fetchMethod: (_key, _old, { context }) => context(),
    }),
  }
}

/** A list from the memory, if there is one, or made now. */
export async function rememberList<List extends object>(
  { catalogueMemory: memory, news }: { catalogueMemory?: CatalogueMemory; news?: { heard: number } },
  key: string,
  make: () => Promise<List>,
): Promise<List> {
  if (!memory) return make()
  return (await memory.lists.fetch(`${news?.heard ?? 0} ${key}`, { context: make })) as List
}
