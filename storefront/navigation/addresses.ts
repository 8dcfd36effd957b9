/** Which address a place of the product has on this site. */
import {
  articlePath,
  categoryPath,
  cityPath,
  experiencePath,
  fixedPaths,
  kindPath,
  listPath,
  localisePath,
  orderPath,
  searchPath,
} from '../../server/contract/addresses.ts'
import type { Language } from '../../server/contract/primitives.ts'
import type { Storefront } from '../../server/contract/storefronts.ts'
import type { ListingFilters, Place } from '../../widget/environment/places.ts'

/** Address of a place on a site. The server reads addresses by the same table; a test holds the two against each other. */
export function addressOf(site: Pick<Storefront, 'kind'>, language: Language, place: Place): string {
  const prefixed = localisePath(language, pathOf(site.kind, place))
  const query = queryOf(place).toString()
  return `${prefixed}${query && `?${query}`}${fragmentOf(place)}`
}

function pathOf(kind: Storefront['kind'], place: Place): string {
  switch (place.to) {
    case 'listing':
      if (place.text) return searchPath(place.text)
      if (place.city) return cityPath(place.localCity ?? place.city)
      if (place.category) return categoryPath(place.localCategory ?? place.category)
      return place.kind ? kindPath(place.kind) : listPath(kind)
    case 'experience':
      return experiencePath(kind, place.localCity ?? place.city, place.localSlug ?? place.slug)
    case 'order':
      return orderPath(place.expected)
    case 'article':
      return articlePath(place.slug)
    default:
      return fixedPaths[place.to]
  }
}

function queryOf(place: Place): URLSearchParams {
  const query = new URLSearchParams()
  if (place.to === 'listing') {
    // a path names one thing; what else narrows the list stands in the query
    if (place.text && place.city) query.set('city', place.city)
    if ((place.text || place.city) && place.category) query.set('categories', place.category)
    addFilters(query, place.filters ?? {})
  }
  if (place.to === 'experience') {
    if (place.date) query.set('date', place.date)
    if (place.guests) query.set('guests', String(place.guests))
    if (place.option) query.set('option', place.option)
  }
  if (place.to === 'order') query.set('order', place.reference)
  return query
}

/** An order's token stands where no server, log or referrer sees it. */
function fragmentOf(place: Place): string {
  return place.to === 'order' ? `#token=${encodeURIComponent(place.token)}` : ''
}

type FilterValue = string | number | readonly string[]

function addFilters(query: URLSearchParams, filters: ListingFilters): void {
  for (const [name, value] of Object.entries(filters) as [string, FilterValue | undefined][]) {
    if (typeof value === 'object') {
      if (value.length > 0) query.set(name, [...query.getAll(name), ...value].join(','))
    } else if (value !== undefined && value !== '') query.set(name, String(value))
  }
}
