import type { Knex } from 'knex'
import type { SlotKey } from './ledger.queries.ts'

/** Places of one slot. */
export interface SlotPlaces extends SlotKey {
  places: number
}

/**
 * Locks the departures that a booking has places of, and those of the slots it is to have that exist already, in the
 * order in which every transaction locks them.
 */
export async function lockForMove(trx: Knex, bookingId: string, slots: readonly SlotKey[]): Promise<void> {
  await trx.raw(
    `select from departures d
     where d.id in (select departure_id from holds where booking_id = :bookingId)
       or (d.pool_id, d.local_start) in (select * from unnest(:pools::bigint[], :starts::timestamp[]))
     order by d.pool_id, d.local_start for update of d`,
    {
      bookingId,
      pools: slots.map(({ poolId }) => poolId),
      starts: slots.map(({ localStart }) => localStart),
    },
  )
}

/** What a booking has of each slot, without what is only held for a change of it. */
export async function listPlaces(trx: Knex, bookingId: string): Promise<SlotPlaces[]> {
  const { rows } = await trx.raw<{ rows: SlotPlaces[] }>(
    `select d.pool_id "poolId", to_char(d.local_start, 'YYYY-MM-DD"T"HH24:MI') "localStart", h.places
     from holds h join departures d on d.id = h.departure_id
     where h.booking_id = :bookingId and h.change_id is null and h.state <> 'RELEASED'`,
    { bookingId },
  )
  return rows
}

/** Counts nothing any more for a booking and forgets that it ever did. Its departures are locked. */
export async function forgetHolds(trx: Knex, bookingId: string): Promise<void> {
  await trx.raw(
    `with gone as (delete from holds where booking_id = :bookingId returning departure_id, places, state)
     update departures d set held = d.held - g.held, sold = d.sold - g.sold
     from (
       select departure_id, coalesce(sum(places) filter (where state = 'HELD'), 0) held,
         coalesce(sum(places) filter (where state = 'SOLD'), 0) sold
       from gone group by 1
     ) g where d.id = g.departure_id`,
    { bookingId },
  )
}

/** Counts so many places in each slot of a booking, which had more. Its departures are locked. */
export async function shrinkHolds(
  trx: Knex,
  { bookingId, places }: { bookingId: string; places: number },
): Promise<void> {
  await trx.raw(
    `with had as (
       select id, departure_id, places, state from holds
       where booking_id = :bookingId and change_id is null and places > :places
     ), fewer as (
       update holds h set places = :places from had where h.id = had.id and :places > 0
     ), none as (
       delete from holds h using had where h.id = had.id and :places = 0
     )
     update departures d set held = d.held - g.held, sold = d.sold - g.sold
     from (
       select departure_id, coalesce(sum(places - :places) filter (where state = 'HELD'), 0) held,
         coalesce(sum(places - :places) filter (where state = 'SOLD'), 0) sold
       from had group by 1
     ) g where d.id = g.departure_id`,
    { bookingId, places },
  )
}

/** Whatever a booking has just come to hold beside its sold places is held for a change of it. */
export async function markHeldForChange(
  trx: Knex,
  { bookingId, changeId }: { bookingId: string; changeId: string },
): Promise<void> {
  await trx.raw(
    `update holds set change_id = :changeId where booking_id = :bookingId and state = 'HELD' and change_id is null`,
    { bookingId, changeId },
  )
}

/** Locks the departures of which places are held for a change. */
export async function lockForChange(trx: Knex, changeId: string): Promise<void> {
  await trx.raw(
    `select from departures where id in (select departure_id from holds where change_id = :changeId)
     order by pool_id, local_start for update`,
    { changeId },
  )
}

/** Counts nothing any more for a change. Its departures are locked. */
export async function forgetChangeHolds(trx: Knex, changeId: string): Promise<void> {
  await trx.raw(
    `with gone as (delete from holds where change_id = :changeId returning departure_id, places, state)
     update departures d set held = d.held - g.held
     from (select departure_id, sum(places) held from gone where state = 'HELD' group by 1) g where d.id = g.departure_id`,
    { changeId },
  )
}
