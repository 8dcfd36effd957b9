import type { CategoryCard, DestinationCard } from '../../contract/destinations.ts'
import type { CatalogueDeps, Reading } from '../catalogue-deps.ts'
import { rememberList } from '../catalogue-memory.ts'
import { findPriced, listKindAddresses } from './addresses.queries.ts'
import type { KindAddressRow } from './addresses.queries.ts'
import { presentCategory, presentDestination } from './destination.presenter.ts'
import { listCategoryRows, listDestinationRows, listNearbyRows } from './destinations.queries.ts'
import { knownPlaces } from '../search/known-places.ts'
import { listLikeNames } from '../search/suggestions.queries.ts'

type Where = Pick<Reading, 'storefront' | 'language'>

/** More places than this are found by search. */
const mostDestinations = 60
const mostNearby = 6
const mostAlike = 4
const nearKilometres = 600
/** Of a city where nothing is sold, the nearest places where something is. */
const elsewhere = { kilometres: 1500, limit: 3 }

/** Places that have something to book, the promoted ones first. Stands on every page. */
export async function listDestinations(
  deps: CatalogueDeps,
  { storefront, language }: Where,
): Promise<DestinationCard[]> {
  const { supplierId } = storefront
  return rememberList(deps, `destinations ${supplierId ?? ''} ${language}`, async () =>
    (await listDestinationRows(deps.db, { language, supplierId, limit: mostDestinations })).map(
      presentDestination,
    ),
  )
}

/** Categories that have something, in the order of menus. Stands on every page. */
export async function listCategories(
  deps: CatalogueDeps,
  { storefront, language }: Where,
): Promise<CategoryCard[]> {
  const { supplierId } = storefront
  return rememberList(deps, `categories ${supplierId ?? ''} ${language}`, async () =>
    (await listCategoryRows(deps.db, { language, supplierId })).map(presentCategory),
  )
}

/** Kinds of listing that have something. Stands on every page, whose menu leads to them. */
export async function listListingKinds(
  deps: CatalogueDeps,
  { storefront }: Pick<Where, 'storefront'>,
): Promise<KindAddressRow[]> {
  const { supplierId } = storefront
  return rememberList(deps, `listing kinds ${supplierId ?? ''}`, () =>
    listKindAddresses(deps.db, { supplierId }),
  )
}

/** Whether some experience has a price, so that something can be paid. Stands on every page. */
export async function hasPrices(
  deps: Pick<CatalogueDeps, 'db' | 'catalogueMemory'> & Partial<Pick<CatalogueDeps, 'news'>>,
  { storefront }: Pick<Where, 'storefront'>,
): Promise<boolean> {
  const { supplierId } = storefront
  const found = await rememberList(deps, `prices ${supplierId ?? ''}`, () =>
    findPriced(deps.db, { supplierId }),
  )
  return found.length > 0
}

/** Places whose name is like this one, the likest first: for a name that was misspelled. */
export async function listAlikeDestinations(
  { db }: CatalogueDeps,
  { storefront, language }: Where,
  name: string,
): Promise<DestinationCard[]> {
  const { supplierId } = storefront
  const names = await listLikeNames(db, { text: name, language, supplierId, limit: mostAlike })
  const slugs = names.filter(({ kind }) => kind === 'destination').map(({ slug }) => slug)
  if (slugs.length === 0) return []
  const rows = await listDestinationRows(db, { language, supplierId, limit: mostAlike, slugs })
  return rows.map(presentDestination).toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug))
}

/** Other places within a day's journey that have something, nearest first, with their distance. */
export async function listNearbyDestinations(
  deps: CatalogueDeps,
  { storefront, language }: Where,
  slug: string,
): Promise<DestinationCard[]> {
  const { supplierId } = storefront
  return rememberList(deps, `nearby ${slug} ${supplierId ?? ''} ${language}`, async () =>
    (
      await listNearbyRows(deps.db, {
        around: { slug },
        language,
        supplierId,
        limit: mostNearby,
        kilometres: nearKilometres,
      })
    ).map(presentDestination),
  )
}

/** The places with something that lie nearest to a well-known city, by its name; none of a name that is not known. */
export async function listDestinationsNearCity(
  { db }: CatalogueDeps,
  { storefront, language }: Where,
  name: string,
): Promise<DestinationCard[]> {
  const city = knownPlaces(language).find((place) => place.name === name)
  if (!city) return []
  const { latitude, longitude } = city
  const { supplierId } = storefront
  const rows = await listNearbyRows(db, {
    around: { latitude, longitude },
    language,
    supplierId,
    ...elsewhere,
  })
  return rows.map(presentDestination)
}
