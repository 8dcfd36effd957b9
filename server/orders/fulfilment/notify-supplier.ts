/** Tells suppliers of their bookings: confirmed, changed, cancelled, or no longer asked for. */
import type { Knex } from 'knex'
import { announce } from '../../messages/announce.ts'
import { emailToSupplier } from './supplier-email.ts'
import type { Occasion } from './supplier-email.ts'
import { listTold } from './supplier-requests.queries.ts'
import type { ToldRow } from './supplier-requests.queries.ts'

/** A booking as its supplier is told of it. */
export async function readTold(db: Knex, bookingId: string): Promise<ToldRow | undefined> {
  return (await readAllTold(db, [bookingId]))[0]
}

/** Bookings as their suppliers are told of them. */
export function readAllTold(db: Knex, bookingIds: readonly string[]): Promise<ToldRow[]> {
  return listTold(db, bookingIds)
}

/**
 * Tells suppliers whom they have as guests, in the transaction that confirms it. Who has heard of the places as reserved hears that
 * they are paid now: another new booking would be a second one to them.
 */
export async function notifySuppliersOfBookings(trx: Knex, bookingIds: readonly string[]): Promise<void> {
  for (const booking of await listTold(trx, bookingIds)) {
    const { reference: subject, wasReserved, answerBy } = booking
    const letter = emailToSupplier(booking)
    // who was asked once it was paid has said yes since
    const values = { ...letter.values, ...(wasReserved && !answerBy && { context: 'reserved' }) }
    await announce(trx, { kind: 'supplier-booking', subject, ...letter, values })
  }
}

/** Why a booking does not take place: its traveller cancelled a confirmed booking or a reservation, or the payment failed. */
const cancellationKinds = {
  traveller: 'supplier-booking-cancelled',
  unreserved: 'supplier-reservation-cancelled',
  unpaid: 'supplier-booking-unpaid',
} as const

/** Tells suppliers who does not come, in the transaction that cancels. */
export async function notifySuppliersOfCancellation(
  trx: Knex,
  bookingIds: readonly string[],
  by: keyof typeof cancellationKinds,
): Promise<void> {
  for (const booking of await listTold(trx, bookingIds)) {
    const { reference: subject } = booking
    await announce(trx, { kind: cancellationKinds[by], subject, ...emailToSupplier(booking) })
  }
}

/** Tells a supplier the new time and guests of a booking, and the old ones, in the transaction that changes it. */
export async function notifySupplierOfChange(
  trx: Knex.Transaction,
  bookingId: string,
  change: { id: string; before: Occasion; fee: number; refund: number },
): Promise<void> {
  const booking = await readTold(trx, bookingId)
  if (!booking) return
  await announce(trx, {
    kind: 'supplier-booking-changed',
    subject: `${booking.reference}/${change.id}`,
    ...emailToSupplier(booking, change),
  })
}

/** Tells a supplier what the traveller says to them now, in the transaction that changes it. */
export async function notifySupplierOfNote(
  trx: Knex.Transaction,
  bookingId: string,
  now: Temporal.Instant,
): Promise<void> {
  const booking = await readTold(trx, bookingId)
  if (!booking) return
  await announce(trx, {
    kind: 'supplier-note',
    subject: `${booking.reference}/${now.toString()}`,
    ...emailToSupplier(booking),
  })
}

/** Tells a supplier that a change which they were asked about is not wanted any more, in the transaction that ends it. */
export async function notifySupplierOfWithdrawal(
  trx: Knex.Transaction,
  bookingId: string,
  changeId: string,
): Promise<void> {
  const booking = await readTold(trx, bookingId)
  if (!booking) return
  await announce(trx, { kind: 'supplier-change-withdrawn', subject: changeId, ...emailToSupplier(booking) })
}
