import type { CatalogueDeps } from '../catalogue/catalogue-deps.ts'
import { listAlikeDestinations, listDestinations } from '../catalogue/reading/read-destinations.ts'
import type { Page } from '../contract/pages.ts'
import type { RequestContext } from '../platform/http.ts'
import type { Route } from './resolve-path.ts'

type NotFound = Extract<Page, { page: 'not-found' }>

const mostOthers = 4
const longestName = 60

/** There is no such page. Where a place was asked for, says which ones there are: those of a like name, and the first of the others. */
export async function loadNotFound(
  deps: CatalogueDeps,
  context: RequestContext,
  path: string,
  route: Route | undefined,
): Promise<NotFound> {
  if (route?.page !== 'listing' || route.city === undefined) return { page: 'not-found', data: { path } }
  const name = route.city.replaceAll('-', ' ').trim().slice(0, longestName)
  const [alike, all] = await Promise.all([
    listAlikeDestinations(deps, context, name),
    listDestinations(deps, context),
  ])
  const popular = all.filter(({ slug }) => !alike.some((place) => place.slug === slug))
  return { page: 'not-found', data: { path, place: { name, alike, popular: popular.slice(0, mostOthers) } } }
}
