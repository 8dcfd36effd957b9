import type { Deps } from '../../platform/deps.ts'
import { findRedeemable } from './redeem-booking.queries.ts'
import { lockOrder, moveBookings } from '../orders.queries.ts'

/** How redeeming ended. 'refused': it is not confirmed, or was redeemed before. */
export type RedeemResult = 'redeemed' | 'refused' | 'unknown'

/**
 * The travellers have come: the booking is used, once, and cannot be cancelled any more. The day is not checked here:
 * the person at the gate reads the start on the ticket.
 */
export async function redeemBooking({ db }: Pick<Deps, 'db'>, reference: string): Promise<RedeemResult> {
  const booking = await findRedeemable(db, reference)
  if (!booking) return 'unknown'
  return db.transaction(async (trx) => {
    // a cancellation at the same moment returns its places and its price
    await lockOrder(trx, booking.order)
    return (await moveBookings(trx, [booking.id], 'REDEEMED')).length === 1 ? 'redeemed' : 'refused'
  })
}
