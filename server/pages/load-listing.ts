import type { CatalogueDeps } from '../catalogue/catalogue-deps.ts'
import { listNearbyDestinations, readUnlistedCategories } from '../catalogue/reading/read-destinations.ts'
import { searchExperiences } from '../catalogue/search/search-experiences.ts'
import { categoryPath, cityPath, kindPath, listPath, searchPath } from '../contract/addresses.ts'
import type { Page } from '../contract/pages.ts'
import type { RequestContext } from '../platform/http.ts'
import { readSearch, said } from './asked.ts'
import type { Asked } from './asked.ts'
import type { PageHead } from './page-shell.ts'
import type { Route } from './resolve-path.ts'

/** Fills the rows of two columns and of three. */
const popularCards = 6

/** A list of experiences, with what its neighbours are. Undefined: there is no such place or category. A merged category leads to the one that has its listings. */
export async function loadListing(
  deps: CatalogueDeps,
  context: RequestContext,
  route: Extract<Route, { page: 'listing' }>,
  { search: asked = readSearch(said(route)), isFiltered = true }: Asked,
): Promise<{ content: Page; about: PageHead } | { redirect: string } | undefined> {
  const mergedInto = route.category && (await readUnlistedCategories(deps)).get(route.category)
  if (mergedInto) return { redirect: categoryPath(mergedInto) }
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
  const [nearby, popular] = await Promise.all([
    route.city ? listNearbyDestinations(deps, context, route.city) : [],
    nothing
      ? searchExperiences(deps, { ...context, query: readSearch({ currency: context.currency }) })
      : undefined,
  ])
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
      data: { search, about, nearby, popular: popular?.cards.slice(0, popularCards) ?? [] },
    },
    about: {
      description: search.destination?.intro ?? search.category?.intro,
      path: listingPath(context, route),
      image: search.cards[0]?.picture.src,
      // a filtered list is one of a million views of the same things, and an empty one says nothing
      robots: isFiltered || nothing ? 'noindex' : 'index',
    },
  }
}

function listingPath({ storefront }: RequestContext, route: Extract<Route, { page: 'listing' }>): string {
  if (route.city) return cityPath(route.city)
  if (route.category) return categoryPath(route.category)
  if (route.kind) return kindPath(route.kind)
  return route.text ? searchPath(route.text) : listPath(storefront.kind)
}
