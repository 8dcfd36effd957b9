import type { Knex } from 'knex'
import type { Listing } from '../../contract/listing.ts'
import type { City } from './gazetteer.ts'
import { citySlugs } from './place-listing.ts'
import type { KnownDestination, KnownReferences } from './known-references.ts'
import {
  insertCategories,
  insertDestination,
  readCategoryIds,
  readDestinations,
  readLatestRates,
  readListSlugs,
  readSupplierIds,
} from './known-references.queries.ts'

/** What listings may refer to, as it stands now. */
export async function readKnownReferences(trx: Knex.Transaction): Promise<KnownReferences> {
  return {
    suppliers: await readSupplierIds(trx),
    categories: await readCategoryIds(trx),
    destinations: await readDestinations(trx),
    spelled: new Set(await readListSlugs(trx)),
    rates: await readLatestRates(trx),
  }
}

/** `water-sports` is called "Water sports" until it is given a name. */
function nameOf(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Makes the categories that these listings name and that do not exist yet. */
export async function addMissingCategories(
  trx: Knex.Transaction,
  reference: KnownReferences,
  listings: readonly Listing[],
): Promise<void> {
  const missing = new Set(listings.flatMap((listing) => listing.categories)).difference(reference.categories)
  if (missing.size === 0) return
  await insertCategories(
    trx,
    [...missing].map((slug) => ({ slug, name: { en: nameOf(slug) } })),
  )
  for (const [slug, id] of await readCategoryIds(trx)) reference.categories.set(slug, id)
}

/** The destination of a gazetteer's city, made if it is not there. */
export async function settleDestination(
  trx: Knex.Transaction,
  reference: KnownReferences,
  city: City,
): Promise<KnownDestination> {
  const slugs = citySlugs(city)
  const known = reference.destinations.get(slugs.at(-1) ?? '')
  if (known) return known
  // the plain name is left to the largest city that has it, whichever comes first
  const free = city.hasLargerNamesake ? slugs.slice(1) : slugs
  const slug = free.find(
    (candidate) => !reference.destinations.has(candidate) && !reference.spelled.has(candidate),
  )
  if (slug === undefined) throw new Error(`no address is left for ${city.name}`)
  const { countryCode, latitude, longitude, timeZone } = city
  const made = await insertDestination(trx, {
    slug,
    name: { en: city.name },
    countryCode,
    latitude,
    longitude,
    timeZone,
  })
  reference.destinations.set(slug, made)
  return made
}
