import { colonIn } from '../../locales/colon.ts'
import type { CatalogueDeps } from '../catalogue/catalogue-deps.ts'
import {
  listAlikeDestinations,
  listDestinationsNearCity,
  listNearbyDestinations,
} from '../catalogue/reading/read-destinations.ts'
import { readListNames } from '../catalogue/reading/read-list-names.ts'
import type { ListNames } from '../catalogue/reading/read-list-names.ts'
import { searchExperiences } from '../catalogue/search/search-experiences.ts'
import { categoryPath, cityPath, kindPath, listPath, listPaths, searchPath } from '../contract/addresses.ts'
import type { SearchQuery, SearchReply } from '../contract/catalogue.ts'
import type { ListingData, Page } from '../contract/pages.ts'
import type { RequestContext } from '../platform/http.ts'
import { readSearch, said } from './asked-query.ts'
import type { Asked } from './asked-query.ts'
import type { PageHead } from './page-shell.ts'
import type { Route } from './resolve-path.ts'

/** Fills the rows of two columns and of three. */
const popularCards = 6
/** As many titles as search engines show of a description. */
const namedCards = 3

/** A list of experiences, with what its neighbours are. Undefined: there is no such place or category. */
export async function loadListing(
  deps: CatalogueDeps,
  context: RequestContext,
  route: Extract<Route, { page: 'listing' }>,
  { search: asked = readSearch(said(route)), isFiltered = true }: Asked,
): Promise<{ content: Page; about: PageHead } | undefined> {
  const found = await searchExperiences(deps, { ...context, query: asked })
  // a page beyond the last, from when there were more
  const isBeyond = found.cards.length === 0 && found.total > 0
  const search = isBeyond
    ? await searchExperiences(deps, { ...context, query: { ...asked, page: 1 } })
    : found
  if ((route.city && !search.destination) || (route.category && !search.category)) {
    return undefined
  }
  const nothing = search.total === 0
  const city = route.city ?? (nothing ? asked.city : undefined)
  const [names, nearby] = await Promise.all([
    readListNames(deps),
    city
      ? listNearbyDestinations(deps, context, city)
      : search.nothingIn !== undefined
        ? listDestinationsNearCity(deps, context, search.nothingIn)
        : [],
  ])
  const instead = nothing ? await findInstead(deps, context, asked, nearby) : { cards: [] }
  const about = route.city
    ? 'destination'
    : route.category
      ? 'category'
      : route.kind
        ? 'kind'
        : route.text
          ? 'text'
          : 'all'
  return {
    content: {
      page: 'listing',
      data: {
        search,
        about,
        nearby,
        popular: instead.cards.slice(0, popularCards),
        onRequest: instead.onRequest,
        without: instead.without,
      },
    },
    about: {
      description: search.destination?.intro ?? search.category?.intro ?? namesOf(search, context),
      ...listingPaths(context, names, route),
      image: search.cards[0]?.picture.src,
      // a filtered list is one of a million views of the same things, and an empty one says nothing
      robots: isFiltered || nothing ? 'noindex' : 'index',
    },
  }
}

/** A category that nothing introduces is the experiences that it lists. */
function namesOf(
  { category, cards }: SearchReply,
  { language }: Pick<RequestContext, 'language'>,
): string | undefined {
  if (!category || cards.length === 0) return undefined
  const titles = cards.slice(0, namedCards).map(({ title }) => title)
  return category.name + colonIn(language) + titles.join(' · ')
}

interface Instead extends Partial<Pick<ListingData, 'onRequest' | 'without'>> {
  cards: SearchReply['cards']
}

/**
 * What is shown where nothing was found. Experiences on request run on no fixed date, so where a day finds nothing, they are the
 * same search without it; otherwise what there is in the places near the search, or like its words, and else anywhere.
 */
async function findInstead(
  deps: CatalogueDeps,
  context: RequestContext,
  asked: SearchQuery,
  nearby: readonly { slug: string }[],
): Promise<Instead> {
  const found = async (query: SearchQuery) =>
    (await searchExperiences(deps, { ...context, query: { ...query, page: 1, pages: 1 } })).total > 0
  const [withoutDate, isWithoutGuests] = await Promise.all([
    asked.date === undefined
      ? undefined
      : searchExperiences(deps, { ...context, query: { ...asked, date: undefined, page: 1, pages: 1 } }),
    asked.guests !== undefined && found({ ...asked, guests: undefined }),
  ])
  if (withoutDate && withoutDate.total > 0 && withoutDate.facets.price === undefined) {
    return { cards: withoutDate.cards, onRequest: true, without: ['date'] }
  }
  const places =
    nearby.length === 0 && asked.text ? await listAlikeDestinations(deps, context, asked.text) : nearby
  const query = readSearch({ currency: context.currency })
  const near = places.length > 0 ? { ...query, destinations: places.map(({ slug }) => slug) } : query
  const { cards } = await searchExperiences(deps, { ...context, query: near })
  return {
    cards,
    without: [
      ...(withoutDate && withoutDate.total > 0 ? (['date'] as const) : []),
      ...(isWithoutGuests ? (['guests'] as const) : []),
    ],
  }
}

function listingPaths(
  { storefront }: RequestContext,
  { cities, categories }: ListNames,
  { city, category, kind, text }: Extract<Route, { page: 'listing' }>,
): Pick<PageHead, 'path' | 'paths'> {
  if (city) return { path: cityPath(city), paths: listPaths(cityPath, cities.translated.get(city) ?? {}) }
  if (category) {
    const slugs = categories.translated.get(category) ?? {}
    return { path: categoryPath(category), paths: listPaths(categoryPath, slugs) }
  }
  if (kind) return { path: kindPath(kind) }
  return { path: text ? searchPath(text) : listPath(storefront.kind) }
}
