/** The SQL of what listings refer to: suppliers, categories, destinations, rates. */
import type { Knex } from 'knex'
import type { Localized } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'
import type { KnownDestination } from './known-references.ts'

/** Ids of a table by slug. */
async function readIds(db: Database, table: 'suppliers' | 'categories'): Promise<Map<string, number>> {
  const { rows } = await db.raw<{ rows: { slug: string; id: number }[] }>('select slug, id from ??', [table])
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

/** Every supplier's id by slug. */
export async function readSupplierIds(db: Database): Promise<Map<string, number>> {
  return readIds(db, 'suppliers')
}

/** Every supplier's slug and the address to which its bookings are sent. */
export async function readSupplierAddresses(db: Database): Promise<{ slug: string; email: string }[]> {
  const { rows } = await db.raw<{ rows: { slug: string; email: string }[] }>(
    'select slug, email from suppliers order by id',
  )
  return rows
}

/** Every category's id by slug. */
export async function readCategoryIds(db: Database): Promise<Map<string, number>> {
  const { rows } = await db.raw<{ rows: { slug: string; id: number }[] }>(
    'select slug, coalesce(merged_into, id) id from categories',
  )
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

/** Every destination by slug. */
export async function readDestinations(db: Database): Promise<Map<string, KnownDestination>> {
  const { rows } = await db.raw<{ rows: KnownDestination[] }>(
    `select id, slug, country_code "countryCode", latitude, longitude, time_zone "timeZone",
       popularity is not null promoted
     from destinations`,
  )
  return new Map(rows.map((row) => [row.slug, row]))
}

/** Every slug of a place or a category in the words of another language, now or before. */
export async function readListSlugs(db: Database): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { slug: string }[] }>('select slug from list_slugs')
  return rows.map(({ slug }) => slug)
}

/** Units of each currency for a dollar, of the latest day known for it. */
export async function readLatestRates(db: Database): Promise<Map<string, number>> {
  const { rows } = await db.raw<{ rows: { currency: string; perDollar: number }[] }>(
    `select distinct on (currency) currency, per_dollar "perDollar" from currency_rates order by currency, day desc`,
  )
  return new Map(rows.map(({ currency, perDollar }) => [currency, perDollar]))
}

/** Makes categories that an import names for the first time; they come last in menus. */
export async function insertCategories(
  trx: Knex.Transaction,
  rows: readonly { slug: string; name: Localized }[],
): Promise<void> {
  await trx.raw(
    `insert into categories (slug, name, position)
     select slug, name, 1000 from jsonb_to_recordset(:rows::jsonb) as r(slug text, name jsonb)
     on conflict (slug) do nothing`,
    { rows: JSON.stringify(rows) },
  )
}

/** Makes a destination that is not promoted and returns it. */
export async function insertDestination(
  trx: Knex.Transaction,
  row: Omit<KnownDestination, 'id' | 'promoted'> & { name: Localized },
): Promise<KnownDestination> {
  const { rows } = await trx.raw<{ rows: KnownDestination[] }>(
    `insert into destinations (slug, name, country_code, latitude, longitude, time_zone)
     values (:slug, :name::jsonb, :countryCode, :latitude, :longitude, :timeZone)
     returning id, slug, country_code "countryCode", latitude, longitude, time_zone "timeZone", false promoted`,
    { ...row, name: JSON.stringify(row.name) },
  )
  const [made] = rows
  if (!made) throw new Error(`destination ${row.slug} was not written`)
  return made
}

/** Makes a supplier unless its slug is taken. */
export async function insertSupplier(
  db: Database,
  { slug, name, email }: { slug: string; name: Localized; email: string },
): Promise<void> {
  await db.raw(
    `insert into suppliers (slug, name, email) values (:slug, :name::jsonb, :email) on conflict (slug) do nothing`,
    { slug, name: JSON.stringify(name), email },
  )
}
