import type { Knex } from 'knex'
import {
  forgetChangeHolds,
  forgetHolds,
  listPlaces,
  lockForChange,
  lockForMove,
  markHeldForChange,
  shrinkHolds,
} from './change-places.queries.ts'
import { sellPlaces, takePlaces } from './ledger.ts'
import type { Want } from './ledger.ts'
import { lockDeparturesOf } from './ledger.queries.ts'

/** On 'short' the transaction has changed a part and must be rolled back: the booking then has what it had. */
export type MoveResult = 'moved' | 'short'

const sellAtOnce = { minutes: 1 }

/** Leaves a booking so many places of each of its slots and gives the others back. */
export async function keepPlaces(
  trx: Knex.Transaction,
  kept: { bookingId: string; places: number },
): Promise<void> {
  await lockDeparturesOf(trx, [kept.bookingId])
  await shrinkHolds(trx, kept)
}

/**
 * Gives back what a booking has, and what is held for its change, and sells it the new places: all of it or nothing.
 * What it has of the same departures counts as free for it, and no other booking takes them in between.
 */
export async function movePlaces(
  trx: Knex.Transaction,
  want: Want,
  now: Temporal.Instant,
): Promise<MoveResult> {
  await lockForMove(
    trx,
    want.bookingId,
    want.slots.map((localStart) => ({ poolId: want.poolId, localStart })),
  )
  await forgetHolds(trx, want.bookingId)
  const { outcome } = await takePlaces(trx, [want], { now, expiresAt: now.add(sellAtOnce) })
  if (outcome === 'short') return 'short'
  const { lost } = await sellPlaces(trx, [want.bookingId], now)
  return lost.length === 0 ? 'moved' : 'short'
}

/** Holds for a change what its booking, which is sold, has not got yet. */
export async function holdForChange(
  trx: Knex.Transaction,
  want: Want,
  { changeId, now, expiresAt }: { changeId: string; now: Temporal.Instant; expiresAt: Temporal.Instant },
): Promise<MoveResult> {
  const { bookingId, poolId } = want
  await lockForMove(
    trx,
    bookingId,
    want.slots.map((localStart) => ({ poolId, localStart })),
  )
  const has = new Map((await listPlaces(trx, bookingId)).map((row) => [keyOf(row), row.places]))
  const wants = want.slots.map((localStart) => ({
    ...want,
    slots: [localStart],
    places: Math.max(0, want.places - (has.get(keyOf({ poolId, localStart })) ?? 0)),
  }))
  const { outcome } = await takePlaces(trx, wants, { now, expiresAt })
  if (outcome === 'short') return 'short'
  await markHeldForChange(trx, { bookingId, changeId })
  return 'moved'
}

/** Gives back what is held for a change. Safe to call twice. */
export async function dropChangePlaces(trx: Knex.Transaction, changeId: string): Promise<void> {
  await lockForChange(trx, changeId)
  await forgetChangeHolds(trx, changeId)
}

const keyOf = ({ poolId, localStart }: { poolId: number; localStart: string }) =>
  `${poolId} ${localStart.slice(0, 16)}`
