import { announce } from '../../messages/announce.ts'
import type { Deps } from '../../platform/deps.ts'
import { endReservation } from '../settling/conclude-order.ts'
import { findReserved } from '../settling/mark-paid.queries.ts'
import { findSettlement, listBookingStates, lockOrder } from '../orders.queries.ts'
import { noteDecline } from './supplier-requests.queries.ts'

/** How ending a reservation ended. 'late': it is not reserved any more, or never was. */
export type DeclineReservationResult = 'declined' | 'late' | 'unknown'

/** Support ends a reserved order that will not be paid: its places go back, and the traveller is told why. */
export async function declineReservation(
  { db }: Pick<Deps, 'db'>,
  reference: string,
  reason: string,
): Promise<DeclineReservationResult> {
  const found = await findReserved(db, reference)
  if (!found) return 'unknown'
  return db.transaction(async (trx) => {
    const order = await findSettlement(trx, found.id)
    if (!order || (await lockOrder(trx, order)) !== 'RESERVED') return 'late'
    await endReservation(trx, order, 'CANCELLED')
    for (const { id } of await listBookingStates(trx, order.id)) await noteDecline(trx, id, reason)
    await announce(trx, { kind: 'reservation-declined', orderId: order.id })
    return 'declined'
  })
}
