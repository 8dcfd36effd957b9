/** To which address a search leads, and what of it narrows the list. */
import type { SearchQuery } from '../../server/contract/catalogue.ts'
import type { Suggestion } from '../../server/contract/suggestions.ts'
import { categoryPlace, cityPlace } from '../environment/places.ts'
import type { ListingFilters, Place } from '../environment/places.ts'

/** What is typed and chosen in a search form. */
export interface Wish {
  text: string
  /** The suggestion that was picked; it counts for as long as the text is its own. */
  picked?: Suggestion
  date?: string
  guests?: number
}

/** Where a search form leads. */
export function placeOfWish({ text, picked, date, guests }: Wish): Place {
  const words = text.trim()
  const filters: ListingFilters = { date: date || undefined, guests }
  if (picked?.label !== words) return { to: 'listing', text: words || undefined, filters }
  switch (picked.kind) {
    case 'destination':
      return { ...cityPlace(picked), filters }
    case 'category':
      return { ...categoryPlace(picked), filters }
    case 'experience':
      return {
        to: 'experience',
        slug: picked.slug,
        localSlug: picked.localSlug,
        date: date || undefined,
        guests,
      }
    default:
      return picked.kind satisfies never
  }
}

/** What a list is about, as its reply names it: the place, and the category whose own page it is. */
export interface Subject {
  destination?: { slug: string; localSlug?: string }
  category?: { slug: string; localSlug?: string }
}

/** What the list of a reply is about. */
export const subjectOf = ({ destination, category }: Subject, about: string): Subject => ({
  destination,
  category: about === 'category' ? category : undefined,
})

/**
 * Where a search stands: a text, a city, the category that the page is about or a kind of listing is the path, everything else narrows it.
 * The pages and the currency are no part of it: they change what is shown of a search, not the search.
 */
export function placeOfSearch(
  search: SearchQuery,
  { destination, category }: Subject,
): Extract<Place, { to: 'listing' }> {
  const {
    text,
    city,
    categories,
    kind,
    sort,
    page: _page,
    pages: _pages,
    currency: _currency,
    priceCurrency,
    ...rest
  } = search
  const isCategoryPage = !text && !city && categories.length === 1 && categories[0] === category?.slug
  const isKindPage = !text && !city && !isCategoryPage
  return {
    to: 'listing',
    text: text || undefined,
    city,
    localCity: city && destination?.localSlug,
    category: isCategoryPage ? category?.slug : undefined,
    localCategory: isCategoryPage ? category?.localSlug : undefined,
    kind: isKindPage ? kind : undefined,
    filters: {
      ...rest,
      priceCurrency: (rest.priceFrom ?? rest.priceTo) === undefined ? undefined : priceCurrency,
      kind: isKindPage ? undefined : kind,
      categories: isCategoryPage ? undefined : categories,
      sort: sort === 'recommended' ? undefined : sort,
    },
  }
}

/** A search as the API takes it. */
export function queryOfSearch({
  currency: _currency,
  ...search
}: SearchQuery): Record<string, string | number> {
  const query: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(search)) {
    if (Array.isArray(value)) {
      if (value.length > 0) query[name] = value.join(',')
    } else if (value !== undefined && value !== '') query[name] = value
  }
  return query
}
