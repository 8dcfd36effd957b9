import type { Deps } from '../platform/deps.ts'
import { findRedeemable } from './redeem-booking.queries.ts'
import { moveBookings } from './orders.queries.ts'

/** How redeeming ended. 'refused': it is not confirmed, or was redeemed before. */
export type RedeemResult = 'redeemed' | 'refused' | 'unknown'

/** The travellers have come: the booking is used, once, and cannot be cancelled any more. */
export async function redeemBooking({ db }: Pick<Deps, 'db'>, reference: string): Promise<RedeemResult> {
  const bookingId = await findRedeemable(db, reference)
  if (!bookingId) return 'unknown'
  return (await moveBookings(db, [bookingId], 'REDEEMED')).length === 1 ? 'redeemed' : 'refused'
}
