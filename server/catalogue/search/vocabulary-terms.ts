/** What a search asks for as the numbers that stand in packed records. */
import { ageBuckets, durationBuckets } from '../../contract/filter-buckets.ts'
import type { SearchQuery } from '../../contract/catalogue.ts'
import { languages } from '../../contract/primitives.ts'
import type { Language } from '../../contract/primitives.ts'
import type { Vocabulary } from '../catalogue-memory.ts'
import { stopTerms } from '../listing-kind-facts.ts'
import type { CountRequest, RecordFilters } from './facet-counts.ts'
import type { TermKind } from './facet-record.ts'
import { partsOfDay } from './facets.presenter.ts'

/** Age groups by their numbers. */
export const bucketsOf = (ages: SearchQuery['ages']): number[] =>
  ages.map((bucket) => ageBuckets.indexOf(bucket))

/** The query's filters but the price as numbers of packed records. */
export function filtersOf(query: SearchQuery, vocabulary: Vocabulary): RecordFilters {
  const idsOf = (kind: TermKind, values: readonly string[]): number[] => {
    if (values.length === 0) return []
    const ids = [...vocabulary.terms]
      .filter(([, term]) => term.kind === kind && values.includes(term.value))
      .map(([id]) => id)
    return ids.length > 0 ? ids : [-1]
  }
  return {
    duration: query.duration.map((bucket) => durationBuckets.indexOf(bucket)),
    ages: bucketsOf(query.ages),
    time: query.time.map((part) => partsOfDay.indexOf(part)),
    stars: query.stars,
    categories: idsOf('category', query.categories),
    destinations: idsOf('destination', query.destinations),
    lengths: idsOf('length', query.lengths),
    labels: idsOf('label', query.labels),
    occasions: idsOf('occasion', query.occasions),
    languages: idsOf('language', query.languages),
    kinds: idsOf('listing', query.kind ? [query.kind] : []),
  }
}

/** Languages by their term ids. */
export function languagesOf({ terms }: Vocabulary): Map<number, Language> {
  return new Map(
    [...terms].flatMap(([id, { kind, value }]) => {
      const language = kind === 'language' ? languages.find((known) => known === value) : undefined
      return language ? [[id, language]] : []
    }),
  )
}

/** What is missing of the languages, by their term ids. */
export function termsOf(
  missing: ReadonlyMap<number, readonly Language[]>,
  spoken: ReadonlyMap<number, Language>,
): CountRequest['missingTerms'] {
  if (missing.size === 0) return undefined
  const lacking = (language: Language) =>
    [...missing].flatMap(([id, without]) => (without.includes(language) ? id : []))
  return new Map([...spoken].map(([term, language]) => [term, lacking(language)]))
}

/** Itineraries are recommended by how many stops they have. */
export function termsOfStops({ terms }: Vocabulary): number[] {
  const ids = new Map(
    [...terms].filter(([, { kind }]) => kind === 'listing').map(([id, { value }]) => [value, id]),
  )
  return stopTerms.flatMap((value) => ids.get(value) ?? [])
}
