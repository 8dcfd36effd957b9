/** How places are held, sold and given back, and who gets the last ones. */
import type { Knex } from 'knex'
import {
  findHolds,
  lockDeparturesOf,
  moveToSold,
  readFree,
  release,
  returnExpired,
  returnExpiredOfSlots,
  takeSlots,
} from './ledger.queries.ts'
import type { SlotKey, WantedRow } from './ledger.queries.ts'
import { slotInstant } from './schedule.ts'

/** Places that a booking wants of every one of its slots. */
export interface Want {
  bookingId: string
  poolId: number
  /** Places of the pool in each slot. */
  capacity: number
  timeZone: string
  /** Local starts; see `slotsOf`. */
  slots: readonly string[]
  places: number
}

/**
 * Either every want was met, or nothing may stay: the caller rolls back. `madeRoom`: holds that had expired were given back first, so
 * that what a statement counted that was sent together with the first try is not what is held now.
 */
export type TakeResult = { outcome: 'taken'; madeRoom: boolean } | { outcome: 'short'; bookingIds: string[] }

const keyOf = ({ poolId, localStart }: SlotKey) => `${poolId} ${localStart}`

/**
 * Holds places until `expiresAt`. Every way of booking comes through here. Holds that have expired by `now` make room
 * without any job having run.
 *
 * On 'short' the transaction has taken a part and must be rolled back.
 */
export async function takePlaces(
  trx: Knex.Transaction,
  wants: readonly Want[],
  { now, expiresAt }: { now: Temporal.Instant; expiresAt: Temporal.Instant },
): Promise<TakeResult> {
  const wanted = wants.flatMap(rowsOf)
  if (wanted.length === 0) return { outcome: 'taken', madeRoom: false }
  const missing = await takeAndListMissing(trx, wanted, expiresAt)
  if (missing.length === 0) return { outcome: 'taken', madeRoom: false }

  await returnExpiredOfSlots(trx, missing, now.toString())
  const short = await takeAndListMissing(trx, missing, expiresAt)
  if (short.length === 0) return { outcome: 'taken', madeRoom: true }
  return { outcome: 'short', bookingIds: [...new Set(short.map((row) => row.bookingId))] }
}

async function takeAndListMissing(
  trx: Knex.Transaction,
  wanted: readonly WantedRow[],
  expiresAt: Temporal.Instant,
): Promise<WantedRow[]> {
  const taken = new Set((await takeSlots(trx, wanted, expiresAt.toString())).map(keyOf))
  return wanted.filter((row) => !taken.has(keyOf(row)))
}

function rowsOf({ bookingId, poolId, capacity, timeZone, slots, places }: Want): WantedRow[] {
  if (places === 0) return []
  return slots.map((slot) => ({
    poolId,
    localStart: slot,
    startsAt: slotInstant(slot, timeZone).toString(),
    capacity,
    bookingId,
    places,
  }))
}

/** Which bookings have their places for good, and which lost them to another booking. */
export interface SaleResult {
  sold: string[]
  lost: string[]
}

/**
 * Turns what bookings hold into sold places. A hold that ran out and was given away is taken again where there is still
 * room; a booking that cannot have all of its slots back is lost and holds nothing any more. Safe to call twice.
 */
export async function sellPlaces(
  trx: Knex.Transaction,
  bookingIds: readonly string[],
  now: Temporal.Instant,
): Promise<SaleResult> {
  if (bookingIds.length === 0) return { sold: [], lost: [] }
  const departures = await lockDeparturesOf(trx, bookingIds)
  const holds = await findHolds(trx, bookingIds)
  const free = new Map(departures.map(({ id, free }) => [id, free]))

  const released = holds.filter((hold) => hold.state === 'RELEASED')
  if (released.some((hold) => (free.get(hold.departureId) ?? 0) < hold.places)) {
    const departureIds = departures.map(({ id }) => id)
    await returnExpired(trx, { departureIds, except: bookingIds, now: now.toString() })
    for (const row of await readFree(trx, departureIds)) free.set(row.id, row.free)
  }

  const result: SaleResult = { sold: [], lost: [] }
  for (const bookingId of bookingIds) {
    const own = released.filter((hold) => hold.bookingId === bookingId)
    const fits = own.every((hold) => (free.get(hold.departureId) ?? 0) >= hold.places)
    if (fits) {
      for (const hold of own) free.set(hold.departureId, (free.get(hold.departureId) ?? 0) - hold.places)
    }
    result[fits ? 'sold' : 'lost'].push(bookingId)
  }
  if (result.sold.length > 0) await moveToSold(trx, result.sold)
  if (result.lost.length > 0) await release(trx, result.lost)
  return result
}

/** Gives back whatever these bookings hold or were sold. Safe to call twice. */
export async function givePlacesBack(trx: Knex.Transaction, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return
  await lockDeparturesOf(trx, bookingIds)
  await release(trx, bookingIds)
}
