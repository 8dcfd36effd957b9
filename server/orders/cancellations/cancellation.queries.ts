/** The SQL of cancelling a booking. */
import type { Knex } from 'knex'
import type { CancellationPolicy } from '../../contract/listing.ts'
import type { BookingState } from '../transitions.ts'

/** A booking as far as cancelling it depends on it. */
export interface CancellableRow {
  id: string
  reference: string
  status: BookingState
  startsAt: Date
  timeZone: string
  price: number
  refunded: number
  currency: string
  policy: CancellationPolicy
}

/** A booking of an order. */
export async function findCancellable(
  db: Knex,
  { orderId, reference }: { orderId: string; reference: string },
): Promise<CancellableRow | undefined> {
  const { rows } = await db.raw<{ rows: CancellableRow[] }>(
    `select id, reference, status, starts_at "startsAt", time_zone "timeZone", price, refunded, currency,
       sold_as -> 'cancellation' policy
     from bookings where order_id = :orderId and reference = :reference`,
    { orderId, reference },
  )
  return rows[0]
}

/** Keeps what cancelling cost and what goes back. */
export async function noteCancellation(
  trx: Knex,
  cancelled: { id: string; fee: number; refund: number },
): Promise<void> {
  await trx.raw(
    `update bookings set cancellation_fee = :fee, refunded = refunded + :refund, updated_at = now() where id = :id`,
    { ...cancelled },
  )
}
