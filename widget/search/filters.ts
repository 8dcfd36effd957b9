/** Which filters are on, and the search without one of them. */
import type { SearchQuery } from '../../server/contract/catalogue.ts'

/** Filters that hold a list of values. */
export const listFilters = [
  'destinations',
  'categories',
  'duration',
  'time',
  'lengths',
  'ages',
  'labels',
  'occasions',
  'languages',
] as const
export type ListFilter = (typeof listFilters)[number]

/** One filter that is on, and the search without it. */
export interface AppliedFilter {
  filter: ListFilter | 'price' | 'stars' | 'date' | 'guests'
  value: string
  without: SearchQuery
}

/** The search with one value of a filter put on or taken off. A narrower or wider search starts at its first page. */
export function toggled(search: SearchQuery, filter: ListFilter, value: string): SearchQuery {
  const values: readonly string[] = search[filter]
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  return { ...search, page: 1, [filter]: next }
}

/** The search with other figures or another order. */
export function changed(
  search: SearchQuery,
  change: Partial<Pick<SearchQuery, 'priceFrom' | 'priceTo' | 'stars' | 'date' | 'guests' | 'sort'>>,
): SearchQuery {
  return { ...search, page: 1, ...change }
}

/** Everything that narrows a search beyond its own subject, in the order of the form. */
export function appliedFilters(
  search: SearchQuery,
  { ownCategory }: { ownCategory?: string } = {},
): AppliedFilter[] {
  const applied: AppliedFilter[] = []
  const add = (filter: AppliedFilter['filter'], value: string, without: SearchQuery) =>
    applied.push({ filter, value, without })
  if (search.date) add('date', search.date, changed(search, { date: undefined }))
  if (search.guests) add('guests', String(search.guests), changed(search, { guests: undefined }))
  if (search.priceFrom !== undefined || search.priceTo !== undefined) {
    const value = `${search.priceFrom ?? ''}-${search.priceTo ?? ''}`
    add('price', value, changed(search, { priceFrom: undefined, priceTo: undefined }))
  }
  if (search.stars) add('stars', String(search.stars), changed(search, { stars: undefined }))
  for (const filter of listFilters) {
    for (const value of search[filter]) {
      if (filter === 'categories' && value === ownCategory) continue
      add(filter, value, toggled(search, filter, value))
    }
  }
  return applied
}

/** The search with its text, place and order alone: without filters, day and number of guests. */
export function withoutFilters(
  search: SearchQuery,
  { ownCategory }: { ownCategory?: string } = {},
): SearchQuery {
  return {
    ...search,
    page: 1,
    date: undefined,
    guests: undefined,
    destinations: [],
    categories: ownCategory ? [ownCategory] : [],
    priceFrom: undefined,
    priceTo: undefined,
    stars: undefined,
    duration: [],
    ages: [],
    time: [],
    lengths: [],
    labels: [],
    occasions: [],
    languages: [],
  }
}
