/** The SQL of a reserved order whose booking is changed. */
import type { Knex } from 'knex'
import type { Language } from '../../contract/primitives.ts'

/** The order of places that are kept and not paid for, with the support that arranges its payment. */
export interface ReservationRow {
  id: string
  reference: string
  heldUntil: Date
  currency: string
  /** Of the order, and of the booking that was asked about. */
  total: number
  price: number
  email: string
  language: Language
  /** Support's address, where the storefront has one. */
  support: string | null
}

/** The reserved order of a booking. */
export async function findReservation(trx: Knex, bookingId: string): Promise<ReservationRow | undefined> {
  const { rows } = await trx.raw<{ rows: ReservationRow[] }>(
    `select o.id, o.reference, o.held_until "heldUntil", o.currency, o.total, b.price, o.email,
       s.languages[1] "language", nullif(s.contact ->> 'email', '') support
     from bookings b join orders o on o.id = b.order_id join storefronts s on s.id = o.storefront_id
     where b.id = :bookingId and o.status = 'RESERVED'`,
    { bookingId },
  )
  return rows[0]
}
