import { LRUCache } from 'lru-cache'
import type { Language, Localized } from '../contract/primitives.ts'
import type { Rates } from '../platform/money/exchange.ts'
import type { CountryNames } from './search/country-names.ts'
import type { DayPrices, FacetCounts } from './search/facet-counts.ts'
import type { FacetIndex } from './search/facet-index.ts'
import type { OptionPrices } from './search/option-prices.ts'
import type { CardRow } from './reading/cards.queries.ts'
import type { KnownCard, PresentedCard } from './search/read-known-cards.ts'
import type { Dictionary } from './search/read-query.ts'
import type { SearchWords } from './search/search-words.ts'
import type { TermKind } from './search/facet-record.ts'
import type { BestOfCities } from './search/like-by-index.ts'
import type { KnownWords } from './search/word-sets.ts'

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
/** Results of searches without a day, and how many each filter would leave: what they were worked out from is named beside them. */
export interface KnownCounts {
  version: number
  /** The experiences that the search is about, as they are remembered; absent: all of them. */
  ids?: Uint32Array
  rates: Rates
  today: string
  counts: FacetCounts
}

const dictionaryFreshForMs = 60_000
/** No trigger tells of a new preview of a picture: a remembered card shows it after at most this time, as a kept page does. */
const cardsFreshForMs = 60_000
/** Each takes about three kilobytes with its options. */
const mostCards = 16_000
/** Each takes about ten kilobytes. */
const mostCounts = 500
const mostCities = 200

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
  /** What is known of the words of texts, by the index that it was found beside: of any other it says nothing. */
  words: WeakMap<FacetIndex, KnownWords>
  /** What may be shown beside the experiences of a city, by the index that it was found in. */
  bestOfCities: WeakMap<FacetIndex, BestOfCities>
  vocabulary?: Vocabulary
  /** What options cost that differ in their times or languages, on no day in particular: by city, and everywhere under `''`. */
  optionPrices: LRUCache<string, { version: number; prices: OptionPrices }>
  /** By language and experience. */
  cards: LRUCache<string, KnownCard>
  /** Of rows of `cards`, by currency. */
  presented: WeakMap<CardRow, Map<string, PresentedCard>>
  /** By all that is asked for. */
  counts: LRUCache<string, KnownCounts>
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
    optionPrices: new LRUCache<string, { version: number; prices: OptionPrices }>({ max: mostCities }),
    cards: new LRUCache<string, KnownCard>({ max: mostCards, ttl: cardsFreshForMs }),
    presented: new WeakMap(),
    counts: new LRUCache<string, KnownCounts>({ max: mostCounts }),
    scopes: new LRUCache<string, KnownScope>({
      maxSize: mostBytes,
      sizeCalculation: ({ ids, tiers = [], dayPrices }, key) =>
        [ids, ...tiers, ...(dayPrices ? [dayPrices.ids, dayPrices.prices] : [])].reduce(
          (sum, { byteLength }) => sum + byteLength,
          2 * key.length + 200,
        ),
    }),
    words: new WeakMap(),
    bestOfCities: new WeakMap(),
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
