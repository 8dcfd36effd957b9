import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import type { Localized } from '../contract/primitives.ts'
import type { Database } from '../platform/database.ts'

type Transaction = Knex.Transaction

/** One process loads the demo, another that starts at the same time waits and then finds it there. */
export async function lockDemo(trx: Transaction): Promise<void> {
  // Loading may take longer than the 5 s and 15 s that every connection allows for a lock and a statement.
  await trx.raw('set local lock_timeout = 0; set local statement_timeout = 0')
  await trx.raw('select pg_advisory_xact_lock(4213379)')
}

/** Whether anybody has put anything into the catalogue. */
export async function isCatalogueEmpty(db: Database): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { empty: boolean }[] }>(
    `select not exists (select from suppliers) and not exists (select from destinations)
       and not exists (select from categories) and not exists (select from storefronts) empty`,
  )
  return rows[0]?.empty ?? false
}

/** Tables that the demo fills with rows as they are. */
export type DemoTable =
  'suppliers' | 'destinations' | 'categories' | 'currency_rates' | 'promo_codes' | 'storefronts' | 'reviews'

/** Inserts rows by the names of their columns; a column that a row leaves out is null. */
export async function insertDemoRows(
  trx: Transaction,
  table: DemoTable,
  rows: readonly object[],
): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  if (columns.length === 0) return
  const names = columns.map(() => '??').join(', ')
  await trx.raw(
    `insert into ?? (${names}) select ${names} from jsonb_populate_recordset(null::??, ?::jsonb)`,
    [table, ...columns, ...columns, table, JSON.stringify(rows)],
  )
}

/** Ids by slug. */
export async function readIdsBySlug(
  trx: Transaction,
  table: 'suppliers' | 'storefronts',
): Promise<Map<string, number>> {
  const rows = await trx<{ slug: string; id: number }>(table).select('slug', 'id')
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

/** An option of the demo with what selling its places takes. */
export interface DemoOption {
  externalId: string
  code: string
  optionId: number
  experienceId: number
  supplierId: number
  title: Localized
  optionTitle: Localized
  timeZone: string
  schedule: { weekdays: number[]; startTimes: string[]; from?: string; to?: string }[]
  closedDays: string[]
  durationMinutes: number
  pricePeriod: 'HOUR' | 'DAY' | 'NIGHT' | null
  periodMinimum: number | null
  currency: string
  poolId: number
  capacity: number
  slotMinutes: number | null
}

/** Every option that is offered. */
export async function listDemoOptions(trx: Transaction): Promise<DemoOption[]> {
  const { rows } = await trx.raw<{ rows: DemoOption[] }>(
    `select e.external_id "externalId", o.code, o.id "optionId", e.id "experienceId", e.supplier_id "supplierId", e.title,
       o.title "optionTitle", e.time_zone "timeZone", o.schedule, o.closed_days "closedDays",
       o.duration_minutes "durationMinutes", e.price_period "pricePeriod", e.period_minimum "periodMinimum", e.currency,
       p.id "poolId", p.capacity, p.slot_minutes "slotMinutes"
     from options o join experiences e on e.id = o.experience_id join pools p on p.id = o.pool_id
     where o.offered`,
  )
  return rows
}

/** Places that were sold elsewhere before the demo opened. */
export interface DemoBooking {
  option: DemoOption
  localStart: string
  localEnd: string
  startsAt: string
  periods: number
  /** Local start, instant and places of each slot that it takes. */
  slots: { localStart: string; startsAt: string; places: number }[]
}

/**
 * Writes places sold as what they are, bookings that hold them, so that the ledger is true from the first day. They belong
 * to one order over nothing, of an agency that sells the same places on its own account.
 */
export async function insertDemoSales(
  trx: Transaction,
  storefrontId: number,
  bookings: readonly DemoBooking[],
): Promise<void> {
  const orderId = await insertDemoOrder(trx, storefrontId)
  const rows = bookings.map(({ option, localStart, localEnd, startsAt, periods, slots }, position) => ({
    id: position,
    option,
    localStart,
    localEnd,
    startsAt,
    periods,
    guests: Math.max(...slots.map(({ places }) => places)),
    slots,
    reference: `DEMO-${String(position + 1).padStart(4, '0')}`,
  }))
  await trx.raw(
    `with sale as (
       select gen_random_uuid() booking_id, s.*, s.option ->> 'optionId' option_id from jsonb_to_recordset(:rows::jsonb)
         as s(id int, option jsonb, "localStart" timestamp, "localEnd" timestamp, "startsAt" timestamptz, periods int,
              guests int, slots jsonb, reference text)
     ), booked as (
       insert into bookings (id, order_id, line_id, reference, position, experience_id, option_id, supplier_id, status,
         local_start, local_end, starts_at, time_zone, periods, units, guests, extras, explanation, sold_as, currency,
         original_price, price, pool_id, slots)
       select booking_id, :orderId, gen_random_uuid(), reference, id, (option ->> 'experienceId')::bigint, option_id::bigint,
         (option ->> 'supplierId')::bigint, 'CONFIRMED', "localStart", "localEnd", "startsAt", option ->> 'timeZone', periods,
         '{}', guests, '{}', '{"lines": [], "total": {"amount": 0, "currency": "AED"}}',
         jsonb_build_object('title', option -> 'title', 'optionTitle', option -> 'optionTitle'), 'AED', 0, 0,
         (option ->> 'poolId')::bigint, (select array_agg((s ->> 'localStart')::timestamp order by s ->> 'localStart') from jsonb_array_elements(slots) s)
       from sale
     ), slot as (
       select sale.booking_id, (option ->> 'poolId')::bigint pool_id, (option ->> 'capacity')::int capacity,
         (s ->> 'localStart')::timestamp local_start, (s ->> 'startsAt')::timestamptz starts_at, (s ->> 'places')::int places
       from sale, jsonb_array_elements(slots) s
     ), departed as (
       insert into departures (pool_id, local_start, starts_at, capacity, sold)
       select pool_id, local_start, starts_at, max(capacity), sum(places) from slot group by 1, 2, 3
       returning id, pool_id, local_start
     )
     insert into holds (departure_id, booking_id, places, state)
     select departed.id, slot.booking_id, slot.places, 'SOLD' from slot join departed using (pool_id, local_start)`,
    { rows: JSON.stringify(rows), orderId },
  )
}

async function insertDemoOrder(trx: Transaction, storefrontId: number): Promise<string> {
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `with cart as (
       insert into carts (storefront_id, token_hash, language, currency, ordered_at)
       values (:storefrontId, :cartToken, 'en', 'AED', now()) returning id
     )
     insert into orders (reference, storefront_id, cart_id, status, language, currency, first_name, last_name, email,
       country_code, phone, subtotal, total, payment_method, token_hash, fingerprint, return_url, cancel_url, held_until)
     select 'DEMO', :storefrontId, id, 'CONFIRMED', 'en', 'AED', 'Agency', 'Allotment', 'allotment@dhow.example', 'AE',
       '+97142250000', 0, 0, 'PAY_LATER', :orderToken, :fingerprint, '/', '/', now()
     from cart returning id`,
    {
      storefrontId,
      // these tokens are given out to no one, so that what they belong to cannot be opened
      cartToken: randomBytes(32),
      orderToken: randomBytes(32),
      fingerprint: randomBytes(32),
    },
  )
  const [order] = rows
  if (!order) throw new Error('the order of the demo was not written')
  return order.id
}

/** What was sold of each experience: the guests who wrote a review once came, and those of the places sold now. */
export async function writeDemoSoldCounts(trx: Transaction): Promise<void> {
  // counted right here
  await trx.raw('delete from sold_changes')
  await trx.raw(
    `update experiences e set sold_count =
       (select count(*) from reviews r where r.experience_id = e.id)
       + (select coalesce(sum(b.guests), 0) from bookings b where b.experience_id = e.id)`,
  )
}
