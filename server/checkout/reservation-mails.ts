import type { Knex } from 'knex'
import type { Announcement } from '../messages/message-kinds.ts'
import { readAllTold } from '../orders/fulfilment/notify-supplier.ts'
import { letterOfReservation } from '../orders/fulfilment/reservation-letter.ts'
import type { Deps } from '../platform/deps.ts'
import type { OrderDraft } from './draft-order.ts'

/**
 * The mails that tell suppliers that places are kept and not paid for, and until when. The page that each leads to says how it
 * stands until the start, so that nothing more is mailed when they are released.
 */
export async function reservationMails(
  { env }: Pick<Deps, 'env'>,
  trx: Knex,
  { bookings, heldUntil }: Pick<OrderDraft, 'bookings' | 'heldUntil'>,
): Promise<Announcement[]> {
  const told = await readAllTold(
    trx,
    bookings.map(({ id }) => id),
  )
  return told.map((booking) => ({
    kind: 'supplier-reserved',
    subject: booking.reference,
    ...letterOfReservation(env, booking, { heldUntil }),
  }))
}
