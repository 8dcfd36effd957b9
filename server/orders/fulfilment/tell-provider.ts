import type { Knex } from 'knex'
import { announce } from '../../messages/announce.ts'
import { letterToProvider } from './provider-letter.ts'
import type { Occasion } from './provider-letter.ts'
import { listTold } from './provider-requests.queries.ts'
import type { ToldRow } from './provider-requests.queries.ts'

/** A booking as its provider is told of it. */
export async function readTold(db: Knex, bookingId: string): Promise<ToldRow | undefined> {
  return (await listTold(db, [bookingId]))[0]
}

/** Tells providers whom they have as guests, in the transaction that confirms it. */
export async function tellProvidersOfBookings(trx: Knex, bookingIds: readonly string[]): Promise<void> {
  for (const booking of await listTold(trx, bookingIds)) {
    const { reference: subject } = booking
    await announce(trx, { kind: 'provider-booking', subject, ...letterToProvider(booking) })
  }
}

/** Why nobody comes. */
const cancellationKinds = {
  traveller: 'provider-booking-cancelled',
  unpaid: 'provider-booking-unpaid',
} as const

/** Tells providers who does not come, in the transaction that cancels. */
export async function tellProvidersOfCancellation(
  trx: Knex,
  bookingIds: readonly string[],
  by: keyof typeof cancellationKinds,
): Promise<void> {
  for (const booking of await listTold(trx, bookingIds)) {
    const { reference: subject } = booking
    await announce(trx, { kind: cancellationKinds[by], subject, ...letterToProvider(booking) })
  }
}

/** Tells a provider when who comes now, and what was before, in the transaction that changes it. */
export async function tellProviderOfChange(
  trx: Knex.Transaction,
  bookingId: string,
  change: { id: string; before: Occasion },
): Promise<void> {
  const booking = await readTold(trx, bookingId)
  // of what is reserved they hear once it is paid
  if (!booking || booking.status === 'ON_HOLD') return
  await announce(trx, {
    kind: 'provider-booking-changed',
    subject: `${booking.reference}/${change.id}`,
    ...letterToProvider(booking, change),
  })
}
