/** The SQL of options, and of what is taken of their places. */
import type { Knex } from 'knex'
import { mostSpeltOut, runPrepared, spellOut } from '../platform/prepared.ts'
import { durationVariesSql } from './duration-varies-sql.ts'
import type { SellableOption } from './sellable-option.ts'

const sellableSql = `
  select o.id "optionId", o.code "optionCode", o.offered, o.title "optionTitle", o.description "optionDescription", o.units, o.capacity, o.schedule,
    o.closed_days "closedDays", o.cutoff_minutes "cutoffMinutes", o.duration_minutes "durationMinutes", o.duration_stated "durationStated", o.spoken_languages "spokenLanguages",
    o.group_discounts "groupDiscounts", o.pay_there "payThere", ${durationVariesSql} "durationVaries",
    p.id "poolId", p.capacity "poolCapacity", p.slot_minutes "slotMinutes",
    e.id "experienceId", e.slug, e.slugs, e.supplier_id "supplierId", e.status, e.title, e.address, e.time_zone "timeZone",
    e.expires_on "expiresOn", e.age_minimum "ageMinimum", e.age_maximum "ageMaximum", e.opening_hours "openingHours", e.currency, e.price_basis "priceBasis", e.price_period "pricePeriod",
    e.period_minimum "periodMinimum", e.period_maximum "periodMaximum", e.negotiation, e.confirmation,
    e.pay_later "payLater", e.cancellation, e.extras, e.pickups, e.shown_pictures -> 0 picture,
    jsonb_build_object('slug', d.slug, 'slugs', d.slugs, 'name', d.name, 'countryCode', d.country_code) destination,
    jsonb_build_object('slug', c.slug, 'slugs', c.slugs, 'name', c.name) category
  from options o
  join pools p on p.id = o.pool_id
  join experiences e on e.id = o.experience_id
  join destinations d on d.id = e.destination_id
  join categories c on c.id = e.category_ids[1]`

/** Every option of an experience that is offered, in the listing's order. */
export async function findOffered(db: Knex, slug: string): Promise<SellableOption[]> {
  const { rows } = await db.raw<{ rows: SellableOption[] }>(
    `${sellableSql} where e.slug = :slug and e.status = 'published' and o.offered order by o.position`,
    { slug },
  )
  return rows
}

/** One option by the names that a shopper's selection carries, offered or not. */
export async function findOption(db: Knex, slug: string, code: string): Promise<SellableOption | undefined> {
  const [row] = await runPrepared<SellableOption>(db, 'find-option', {
    sql: `${sellableSql} where e.slug = :slug and o.code = :code`,
    bindings: { slug, code },
  })
  return row
}

/** Options by their ids, offered or not. */
export async function findOptions(db: Knex, optionIds: readonly number[]): Promise<SellableOption[]> {
  if (optionIds.length > mostSpeltOut) {
    const { rows } = await db.raw<{ rows: SellableOption[] }>(`${sellableSql} where o.id = any(:optionIds)`, {
      optionIds,
    })
    return rows
  }
  const { list, bindings } = spellOut(optionIds)
  return runPrepared<SellableOption>(db, `find-options-${optionIds.length}`, {
    sql: `${sellableSql} where o.id in (${list})`,
    bindings,
  })
}

/** All offered options of these experiences. */
export async function findOfferedOf(db: Knex, experienceIds: readonly number[]): Promise<SellableOption[]> {
  const { rows } = await db.raw<{ rows: SellableOption[] }>(
    `${sellableSql} where e.id = any(:experienceIds) and e.status = 'published' and o.offered`,
    { experienceIds },
  )
  return rows
}

/** Places that a slot has no more, at an instant. */
export interface TakenRow {
  poolId: number
  localStart: string
  taken: number
}

/** Held and sold, less what expired holds still count, and less what `more` names. */
const takenSql = (more = '') => `
  select d.pool_id "poolId", d.local_start "localStart",
    d.held + d.sold - case when d.held = 0 then 0 else coalesce((
      select sum(h.places) from holds h
      where h.departure_id = d.id and h.state = 'HELD' and (h.expires_at <= :now ${more})
    ), 0) end::int taken
  from departures d`

/** The same, less what a booking has, which it gives up when it is changed. */
const takenBesidesSql = `
  select d.pool_id "poolId", d.local_start "localStart",
    d.held + d.sold - coalesce((
      select sum(h.places) from holds h
      where h.departure_id = d.id and h.state <> 'RELEASED'
        and (h.booking_id = :bookingId or (h.state = 'HELD' and h.expires_at <= :now))
    ), 0)::int taken
  from departures d`

/** What is taken of these pools between two local times, the first included; by all but a booking, where one is named. */
export async function findTakenBetween(
  db: Knex,
  {
    besides: bookingId,
    ...bindings
  }: { poolIds: readonly number[]; from: string; to: string; now: string; besides?: string },
): Promise<TakenRow[]> {
  const between = `where d.pool_id = any(:poolIds) and d.local_start >= :from and d.local_start < :to and d.held + d.sold > 0`
  if (!bookingId) {
    return runPrepared<TakenRow>(db, 'find-taken-between', { sql: `${takenSql()} ${between}`, bindings })
  }
  return runPrepared<TakenRow>(db, 'find-taken-between-besides', {
    sql: `${takenBesidesSql} ${between}`,
    bindings: { ...bindings, bookingId },
  })
}

type Slots = readonly { poolId: number; localStart: string }[]

/**
 * The arrays come out of sub-selects, so that PostgreSQL assumes ten slots of them whatever they hold. Of a bare parameter it
 * counts the members, finds a plan for that number cheaper than one for ten, and plans anew at each call: 0.2 ms of 0.24.
 */
const ofSlots = `join unnest((select :pools::bigint[]), (select :starts::timestamp[])) s (pool_id, local_start) using (pool_id, local_start)`

/** What is taken of these slots. */
export async function findTakenOf(
  db: Knex,
  { slots, now }: { slots: Slots; now: string },
): Promise<TakenRow[]> {
  return runPrepared<TakenRow>(db, 'find-taken-of', {
    sql: `${takenSql()} ${ofSlots}`,
    bindings: { pools: slots.map((slot) => slot.poolId), starts: slots.map((slot) => slot.localStart), now },
  })
}

/** What is taken of these slots by all but a cart, whose own unpaid order may hold some. */
export async function findTakenByOthers(
  db: Knex,
  { slots, cartId, now }: { slots: Slots; cartId: string; now: string },
): Promise<TakenRow[]> {
  const own = `or exists (
    select from bookings b join orders o on o.id = b.order_id
    where b.id = h.booking_id and o.cart_id = :cartId and o.status = 'AWAITING_PAYMENT'
  )`
  return runPrepared<TakenRow>(db, 'find-taken-by-others', {
    sql: `${takenSql(own)} ${ofSlots}`,
    bindings: {
      pools: slots.map((slot) => slot.poolId),
      starts: slots.map((slot) => slot.localStart),
      now,
      cartId,
    },
  })
}

/** What is taken of these slots by all but a booking. */
export async function findTakenBesides(
  db: Knex,
  { slots, bookingId, now }: { slots: Slots; bookingId: string; now: string },
): Promise<TakenRow[]> {
  return runPrepared<TakenRow>(db, 'find-taken-besides', {
    sql: `${takenBesidesSql} ${ofSlots}`,
    bindings: {
      pools: slots.map((slot) => slot.poolId),
      starts: slots.map((slot) => slot.localStart),
      now,
      bookingId,
    },
  })
}

/**
 * Whether the pool of the option `o` is short from the day after `:onDay` on, for so many days in all. Asked for each stay by
 * itself (`lateral`), PostgreSQL reads the departures of these days alone: 8 µs for each stay, and nothing for what lasts a day.
 */
const scarceBefore = (days: string): string => `
  select from departures d join pools p on p.id = d.pool_id
  where d.pool_id = o.pool_id and d.local_start >= :onDay::date + 1 and d.local_start < :onDay::date + ${days}
    and p.capacity - d.held - d.sold < :guests`

/**
 * Experiences of which some pool has fewer than `guests` free people's places, or no free item, at some time of a day or, where
 * the shortest stay lasts several, of its other days, and those that carry so many, but not whenever they run.
 */
export async function findScarceExperiences(
  db: Knex,
  { date, guests }: { date: string; guests: number },
): Promise<number[]> {
  const rows = await runPrepared<{ id: number }>(db, 'find-scarce-experiences', {
    sql: `select distinct o.experience_id id
     from departures d join pools p on p.id = d.pool_id join options o on o.pool_id = p.id
     where d.local_start::date = :onDay and p.capacity - d.held - d.sold < :guests
     union
     select o.experience_id
     from experiences e join options o on o.experience_id = e.id cross join lateral (${scarceBefore('e.period_minimum')}) d
     where e.price_period in ('DAY', 'NIGHT') and e.period_minimum > 1
     union
     select o.experience_id
     from options o join pools s on s.id = o.pool_id cross join lateral (${scarceBefore('2 + o.duration_minutes / 1440')}) d
     where o.duration_minutes > 1440 and s.slot_minutes is not null
     union
     select id from experiences
     where guests_at_any_time < most_guests and guests_at_any_time < :guests and most_guests >= :guests`,
    bindings: { onDay: date, guests },
  })
  return rows.map((row) => row.id)
}

/** Whether an experience of this slug is published, and whose. */
export async function findPublished(
  db: Knex,
  slug: string,
): Promise<{ id: number; supplierId: number } | undefined> {
  const { rows } = await db.raw<{ rows: { id: number; supplierId: number }[] }>(
    `select id, supplier_id "supplierId" from experiences where slug = :slug and status = 'published'`,
    { slug },
  )
  return rows[0]
}
