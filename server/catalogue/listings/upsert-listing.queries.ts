/** The SQL that writes listings, their options and former slugs, and withdraws options that a listing no longer has. */
import type { Knex } from 'knex'
import type { Listing } from '../../contract/listing.ts'
import type { OptionPayThere } from '../../contract/pay-there.ts'
import type { Language, Localized } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'
import type { StoredUnit } from './listing-price.ts'

type Transaction = Knex.Transaction

/** Types of the columns of `experiences` that a listing decides; the keys are the columns' names in camel case. */
const experienceColumns = {
  supplierId: 'bigint',
  externalId: 'text',
  slug: 'text',
  status: 'text',
  destinationId: 'bigint',
  latitude: 'double precision',
  longitude: 'double precision',
  timeZone: 'text',
  address: 'jsonb',
  title: 'jsonb',
  summary: 'jsonb',
  overview: 'jsonb',
  highlights: 'jsonb',
  includes: 'jsonb',
  excludes: 'jsonb',
  knowBeforeYouGo: 'jsonb',
  whatToBring: 'jsonb',
  itinerary: 'jsonb',
  pictures: 'jsonb',
  listedPictures: 'jsonb',
  elsewhere: 'jsonb',
  categoryIds: 'bigint[]',
  labels: 'text[]',
  occasions: 'text[]',
  spokenLanguages: 'text[]',
  durationUnit: 'text',
  durationMinimum: 'numeric',
  durationMaximum: 'numeric',
  durationMinutes: 'int',
  ageMinimum: 'int',
  ageMaximum: 'int',
  openingHours: 'jsonb',
  expiresOn: 'date',
  pickupIncluded: 'boolean',
  dropOffIncluded: 'boolean',
  tourGuide: 'boolean',
  overnight: 'boolean',
  measures: 'jsonb',
  guides: 'jsonb',
  routeProfile: 'jsonb',
  weatherPlan: 'jsonb',
  dressCode: 'jsonb',
  houseNotes: 'jsonb',
  words: 'jsonb',
  pickups: 'jsonb',
  entriesOf: 'jsonb',
  currency: 'text',
  priceBasis: 'text',
  pricePeriod: 'text',
  periodMinimum: 'int',
  periodMaximum: 'int',
  negotiation: 'text',
  confirmation: 'text',
  payLater: 'boolean',
  cancellation: 'jsonb',
  extras: 'jsonb',
  fromPrice: 'bigint',
  fromOriginalPrice: 'bigint',
  fromUnit: 'text',
  fromPriceDollars: 'bigint',
  partsOfDay: 'text[]',
  mostGuests: 'int',
  guestsAtAnyTime: 'int',
  freeCancellation: 'boolean',
  openFrom: 'date',
  openDays: 'bit varying',
  nearClosing: 'timestamptz[]',
  fingerprint: 'text',
} as const

const optionColumns = {
  experienceId: 'bigint',
  poolId: 'bigint',
  code: 'text',
  position: 'int',
  title: 'jsonb',
  description: 'jsonb',
  units: 'jsonb',
  capacity: 'int',
  schedule: 'jsonb',
  closedDays: 'jsonb',
  cutoffMinutes: 'int',
  durationMinutes: 'int',
  durationStated: 'boolean',
  groupDiscounts: 'jsonb',
  payThere: 'jsonb',
  spokenLanguages: 'text[]',
} as const

/** A row of `experiences` as a listing writes it. */
export interface ExperienceRow extends Record<
  Exclude<keyof typeof experienceColumns, 'slug' | 'title'>,
  unknown
> {
  supplierId: number
  externalId: string
  slug: string
  title: Localized
}

/** A row of `options`. */
export interface OptionRow {
  experienceId: number
  poolId: number
  code: string
  position: number
  title: Localized
  description: Localized | null
  /** Prices in minor units of the experience's currency. */
  units: StoredUnit[]
  capacity: number
  schedule: Listing['options'][number]['schedule']
  closedDays: string[]
  cutoffMinutes: number
  durationMinutes: number
  /** It says itself how long it takes; else it has the shortest length of its experience. */
  durationStated: boolean
  groupDiscounts: Listing['options'][number]['groupDiscounts']
  /** Of one booking, guest or item, in minor units. */
  payThere: OptionPayThere | null
  /** Null: all of its experience's. */
  spokenLanguages: Language[] | null
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** `insert … select` of an array of JSON records: one round trip and one plan for any number of rows. */
function upsertSql(
  table: string,
  columns: Readonly<Record<string, string>>,
  key: readonly string[],
  set: string,
): string {
  const names = Object.keys(columns)
  const updates = names
    .filter((name) => !key.includes(name))
    .map((name) => `${snake(name)} = excluded.${snake(name)}`)
  return `
    insert into ${table} (${names.map(snake).join(', ')})
    select ${names.map((name) => `"${name}"`).join(', ')}
    from jsonb_to_recordset(:rows::jsonb) as r(${names.map((name) => `"${name}" ${columns[name]}`).join(', ')})
    on conflict (${key.map(snake).join(', ')}) do update set ${[...updates, set].join(', ')}`
}

/**
 * Writers of listings take turns until the transaction ends: slugs and shared pools are looked up and then written. Readers
 * do not wait.
 */
export async function lockListingWriters(trx: Transaction): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(4213378)')
}

/** What is stored of a listing already. */
export interface StoredListing {
  id: number
  supplierId: number
  externalId: string
  slug: string
  title: string
  fingerprint: string
}

/** The experiences with these external ids. */
export async function findStoredListings(
  db: Database,
  keys: readonly { supplierId: number; externalId: string }[],
): Promise<StoredListing[]> {
  const { rows } = await db.raw<{ rows: StoredListing[] }>(
    `select e.id, e.supplier_id "supplierId", e.external_id "externalId", e.slug, e.title ->> 'en' title, e.fingerprint
     from jsonb_to_recordset(:keys::jsonb) as k("supplierId" bigint, "externalId" text)
     join experiences e on e.supplier_id = k."supplierId" and e.external_id = k."externalId"`,
    { keys: JSON.stringify(keys) },
  )
  return rows
}

/** Which of the slugs are taken, and by which experience: its present slug or a former one. */
export async function findTakenSlugs(
  db: Database,
  slugs: readonly string[],
): Promise<{ slug: string; id: number }[]> {
  const { rows } = await db.raw<{ rows: { slug: string; id: number }[] }>(
    `select slug, id from experiences where slug = any(:slugs)
     union all select slug, experience_id from experience_former_slugs where slug = any(:slugs)`,
    { slugs: [...slugs] },
  )
  return rows
}

/** Writes experiences whole, new or not. */
export async function writeExperiences(
  trx: Transaction,
  rows: readonly ExperienceRow[],
): Promise<{ id: number; supplierId: number; externalId: string; created: boolean }[]> {
  const sql = upsertSql('experiences', experienceColumns, ['supplierId', 'externalId'], 'updated_at = now()')
  const result = await trx.raw<{
    rows: { id: number; supplierId: number; externalId: string; created: boolean }[]
  }>(
    // xmax is 0 in a row version that no transaction has replaced or locked: an insert
    `${sql} returning id, supplier_id "supplierId", external_id "externalId", xmax = 0 created`,
    { rows: JSON.stringify(rows) },
  )
  return result.rows
}

/** Remembers the slugs that experiences had; a slug taken up again by its own experience is a former one no longer. */
export async function writeFormerSlugs(
  trx: Transaction,
  changes: readonly { id: number; former: string; slug: string }[],
): Promise<void> {
  if (changes.length === 0) return
  const values = JSON.stringify(changes)
  await trx.raw(
    `insert into experience_former_slugs (slug, experience_id)
     select former, id from jsonb_to_recordset(:values::jsonb) as c(former text, id bigint)
     on conflict (slug) do update set experience_id = excluded.experience_id`,
    { values },
  )
  await trx.raw(
    `delete from experience_former_slugs f using jsonb_to_recordset(:values::jsonb) as c(slug text, id bigint)
     where f.slug = c.slug and f.experience_id = c.id`,
    { values },
  )
}

/** Writes options whole, new or not; what was left out of a listing before is offered again. */
export async function writeOptions(trx: Transaction, rows: readonly OptionRow[]): Promise<void> {
  if (rows.length === 0) return
  await trx.raw(upsertSql('options', optionColumns, ['experienceId', 'code'], 'offered = true'), {
    rows: JSON.stringify(rows),
  })
}

/** Options of these experiences that are not among the kept ones stay for the bookings that refer to them. */
export async function withdrawOptions(
  trx: Transaction,
  experienceIds: readonly number[],
  kept: readonly { experienceId: number; code: string }[],
): Promise<void> {
  await trx.raw(
    `update options o set offered = false
     where o.experience_id = any(:experienceIds) and o.offered and not exists (
       select from jsonb_to_recordset(:kept::jsonb) as k("experienceId" bigint, code text)
       where k."experienceId" = o.experience_id and k.code = o.code)`,
    {
      experienceIds: [...experienceIds],
      kept: JSON.stringify(kept.map(({ experienceId, code }) => ({ experienceId, code }))),
    },
  )
}
