import type { CategoryCard, DestinationCard } from '../contract/catalogue.ts'
import type { CatalogueDeps, Reading } from './catalogue-deps.ts'
import { rememberList } from './catalogue-memory.ts'
import { presentCategory, presentDestination } from './place.presenter.ts'
import { listCategoryRows, listDestinationRows, listNearbyRows } from './places.queries.ts'

type Where = Pick<Reading, 'storefront' | 'language'>

/** More places than this are found by search. */
const mostDestinations = 60
const mostNearby = 6
const nearKilometres = 600

/** Places that have something to book, the promoted ones first. Stands on every page; at most ten seconds old. */
export async function listDestinations(
  deps: CatalogueDeps,
  { storefront, language }: Where,
): Promise<DestinationCard[]> {
  const { supplierId } = storefront
  return rememberList(deps.catalogueMemory, `destinations ${supplierId ?? ''} ${language}`, async () =>
    (await listDestinationRows(deps.db, { language, supplierId, limit: mostDestinations })).map(
      presentDestination,
    ),
  )
}

/** Categories that have something, in the order of menus. Stands on every page; at most ten seconds old. */
export async function listCategories(
  deps: CatalogueDeps,
  { storefront, language }: Where,
): Promise<CategoryCard[]> {
  const { supplierId } = storefront
  return rememberList(deps.catalogueMemory, `categories ${supplierId ?? ''} ${language}`, async () =>
    (await listCategoryRows(deps.db, { language, supplierId })).map(presentCategory),
  )
}

/** Other places within a day's journey that have something, nearest first, with their distance. */
export async function listNearbyDestinations(
  deps: CatalogueDeps,
  { storefront, language }: Where,
  slug: string,
): Promise<DestinationCard[]> {
  const { supplierId } = storefront
  return rememberList(deps.catalogueMemory, `nearby ${slug} ${supplierId ?? ''} ${language}`, async () =>
    (
      await listNearbyRows(deps.db, {
        slug,
        language,
        supplierId,
        limit: mostNearby,
        kilometres: nearKilometres,
      })
    ).map(presentDestination),
  )
}
