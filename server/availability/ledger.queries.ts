/** The SQL by which places are held, sold and given back, with the locks that keep two buyers from one place. */
import type { Knex } from 'knex'
import { runPrepared } from '../platform/prepared.ts'

/*
 * Lock order: a transaction that needs several departures locks them by (pool_id, local_start), so that two never wait for
 * each other. A transaction that changes the state of a hold has its departure locked, so that counts and holds move together.
 */

/** Places wanted of one slot by one booking. */
export interface WantedRow {
  poolId: number
  localStart: string
  startsAt: string
  capacity: number
  bookingId: string
  places: number
}

/** A slot as the ledger names it. */
export interface SlotKey {
  poolId: number
  localStart: string
}

/** What is left of a departure that is locked by the caller. */
export interface LockedDeparture {
  id: number
  free: number
}

export interface HoldRow {
  bookingId: string
  departureId: number
  places: number
  state: 'HELD' | 'SOLD' | 'RELEASED'
}

/**
 * Counts the places as held and writes the holds, in one statement: makes the departure's row when it is the first booking of it,
 * locks it, compares and adds. Answers the slots that had room; the others are locked and unchanged.
 */
export async function takeSlots(
  trx: Knex,
  wanted: readonly WantedRow[],
  expiresAt: string,
): Promise<SlotKey[]> {
  return runPrepared<SlotKey>(trx, 'take-slots', {
    sql: `with wanted as (
       select * from unnest(:pools::bigint[], :starts::timestamp[], :instants::timestamptz[], :capacities::int[], :bookings::uuid[], :places::int[])
         w (pool_id, local_start, starts_at, capacity, booking_id, places)
     ), taken as (
       insert into departures (pool_id, local_start, starts_at, capacity, held)
       select pool_id, local_start, min(starts_at), min(capacity), sum(places)
       from wanted group by 1, 2 having sum(places) <= min(capacity) order by 1, 2
       on conflict (pool_id, local_start) do update
         set held = departures.held + excluded.held, capacity = excluded.capacity
         where departures.held + departures.sold + excluded.held <= excluded.capacity
       returning id, pool_id, local_start
     ), written as (
       insert into holds (departure_id, booking_id, places, state, expires_at)
       select taken.id, w.booking_id, w.places, 'HELD', :expiresAt from wanted w join taken using (pool_id, local_start)
     )
     select pool_id as "poolId", local_start as "localStart" from taken`,
    bindings: {
      pools: wanted.map((row) => row.poolId),
      starts: wanted.map((row) => row.localStart),
      instants: wanted.map((row) => row.startsAt),
      capacities: wanted.map((row) => row.capacity),
      bookings: wanted.map((row) => row.bookingId),
      places: wanted.map((row) => row.places),
      expiresAt,
    },
  })
}

/** Gives back what expired holds still count in these slots, which the caller has locked. */
export async function returnExpiredOfSlots(trx: Knex, slots: readonly SlotKey[], now: string): Promise<void> {
  await trx.raw(
    `with slot as (select * from unnest(:pools::bigint[], :starts::timestamp[]) s (pool_id, local_start)),
     gone as (
       update holds h set state = 'RELEASED'
       from departures d join slot using (pool_id, local_start)
       where h.departure_id = d.id and h.state = 'HELD' and h.expires_at <= :now
       returning h.departure_id, h.places
     )
     update departures d set held = d.held - g.places
     from (select departure_id, sum(places) places from gone group by 1) g where d.id = g.departure_id`,
    { pools: slots.map((slot) => slot.poolId), starts: slots.map((slot) => slot.localStart), now },
  )
}

/** The same by departure, except what these bookings hold. */
export async function returnExpired(
  trx: Knex,
  { departureIds, except, now }: { departureIds: readonly number[]; except: readonly string[]; now: string },
): Promise<void> {
  await trx.raw(
    `with gone as (
       update holds set state = 'RELEASED'
       where departure_id = any(:departureIds) and booking_id <> all(:except) and state = 'HELD' and expires_at <= :now
       returning departure_id, places
     )
     update departures d set held = d.held - g.places
     from (select departure_id, sum(places) places from gone group by 1) g where d.id = g.departure_id`,
    { departureIds, except, now },
  )
}

/** Locks every departure that these bookings took places of. */
export async function lockDeparturesOf(trx: Knex, bookingIds: readonly string[]): Promise<LockedDeparture[]> {
  const { rows } = await trx.raw<{ rows: LockedDeparture[] }>(
    `select d.id, p.capacity - d.held - d.sold as free
     from departures d join pools p on p.id = d.pool_id
     where d.id in (select departure_id from holds where booking_id = any(:bookingIds))
     order by d.pool_id, d.local_start for update of d`,
    { bookingIds },
  )
  return rows
}

/** What is left of departures that the caller has locked. */
export async function readFree(trx: Knex, departureIds: readonly number[]): Promise<LockedDeparture[]> {
  const { rows } = await trx.raw<{ rows: LockedDeparture[] }>(
    `select d.id, p.capacity - d.held - d.sold as free
     from departures d join pools p on p.id = d.pool_id where d.id = any(:departureIds)`,
    { departureIds },
  )
  return rows
}

/** The holds of these bookings. */
export async function findHolds(trx: Knex, bookingIds: readonly string[]): Promise<HoldRow[]> {
  const { rows } = await trx.raw<{ rows: HoldRow[] }>(
    `select booking_id as "bookingId", departure_id as "departureId", places, state
     from holds where booking_id = any(:bookingIds) and change_id is null order by id`,
    { bookingIds },
  )
  return rows
}

/** Counts what these bookings hold, or held before, as sold. Their departures are locked and have room. */
export async function moveToSold(trx: Knex, bookingIds: readonly string[]): Promise<void> {
  await trx.raw(
    `with moved as (
       select departure_id, coalesce(sum(places) filter (where state = 'HELD'), 0) held, sum(places) sold
       from holds where booking_id = any(:bookingIds) and state <> 'SOLD' and change_id is null group by 1
     ), written as (
       update holds set state = 'SOLD', expires_at = null
       where booking_id = any(:bookingIds) and state <> 'SOLD' and change_id is null
     )
     update departures d
     set held = d.held - m.held, sold = d.sold + m.sold,
         capacity = greatest((select capacity from pools where id = d.pool_id), d.held - m.held + d.sold + m.sold)
     from moved m where d.id = m.departure_id`,
    { bookingIds },
  )
}

/** Counts nothing any more for these bookings. Their departures are locked. */
export async function release(trx: Knex, bookingIds: readonly string[]): Promise<void> {
  await trx.raw(
    `with gone as (
       select departure_id, coalesce(sum(places) filter (where state = 'HELD'), 0) held,
         coalesce(sum(places) filter (where state = 'SOLD'), 0) sold
       from holds where booking_id = any(:bookingIds) and state <> 'RELEASED' group by 1
     ), written as (
       update holds set state = 'RELEASED' where booking_id = any(:bookingIds) and state <> 'RELEASED'
     )
     update departures d set held = d.held - g.held, sold = d.sold - g.sold from gone g where d.id = g.departure_id`,
    { bookingIds },
  )
}

/** Departures whose counts are not what the holds say. Empty, or something is broken. */
export async function findDiscrepancies(
  trx: Knex,
): Promise<{ departureId: number; held: number; sold: number; countedHeld: number; countedSold: number }[]> {
  const { rows } = await trx.raw<{
    rows: { departureId: number; held: number; sold: number; countedHeld: number; countedSold: number }[]
  }>(
    `select d.id as "departureId", d.held, d.sold, c.held as "countedHeld", c.sold as "countedSold"
     from departures d cross join lateral (
       select coalesce(sum(places) filter (where state = 'HELD'), 0)::int held,
         coalesce(sum(places) filter (where state = 'SOLD'), 0)::int sold
       from holds h where h.departure_id = d.id
     ) c
     where (d.held, d.sold) <> (c.held, c.sold) order by d.id`,
  )
  return rows
}
