import { SearchQuery } from '../contract/catalogue.ts'
import { IntegrationChoice } from '../contract/integration.ts'
import { parse } from '../platform/http.ts'
import { readAskedDay } from './load-plain-day.ts'
import type { AskedDay } from './load-plain-day.ts'
import type { Route } from './resolve-path.ts'

/** What a page reads of the query in its address. */
export interface Asked {
  search?: SearchQuery
  /** Whether the search is more than a page of the whole list. */
  isFiltered?: boolean
  choice?: IntegrationChoice
  day?: AskedDay
}

/** What the page of this route reads; everything else of the query is as if it were not there. */
export function readQuery(route: Route, query: Record<string, unknown>, currency: string): Asked {
  switch (route.page) {
    case 'listing': {
      const known = pick(query, Object.keys(SearchQuery.shape))
      return {
        search: readSearch({ ...withoutBlanks(known), currency, ...said(route) }),
        isFiltered: Object.keys(known).some((name) => name !== 'page') || route.text !== undefined,
      }
    }
    case 'experience':
      return { day: readAskedDay(query) }
    case 'integration':
      return { choice: IntegrationChoice.parse(query) }
    default:
      return {}
  }
}

function pick(query: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)))
}

/** A form without JavaScript sends its empty fields too: they ask for nothing. */
function withoutBlanks(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}

/**
 * A search as far as it can be understood: a page with one wrong filter in its address is still worth showing, without
 * that filter. The API, whose callers can read, refuses.
 */
export function readSearch(asked: Record<string, unknown>): SearchQuery {
  const result = SearchQuery.safeParse(asked)
  if (result.success) return result.data
  const wrong = new Set(result.error.issues.map(({ path: [name] }) => String(name)))
  const rest = Object.fromEntries(Object.entries(asked).filter(([name]) => !wrong.has(name)))
  return parse(SearchQuery, rest)
}

const longestText = 200

/** What the path itself says of a search. */
export function said(route: Extract<Route, { page: 'listing' }>): Record<string, unknown> {
  return {
    ...(route.city && { city: route.city }),
    ...(route.kind && { kind: route.kind }),
    ...(route.category && { categories: [route.category] }),
    ...(route.text && { text: route.text.slice(0, longestText) }),
  }
}
