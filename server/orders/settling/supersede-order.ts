import type { Knex } from 'knex'
import { endUnpaidOrder } from './conclude-order.ts'
import { findSettlement, lockOrder } from '../orders.queries.ts'
import type { SettleDeps } from './settle-deps.ts'

/** Cancels an unpaid order in favour of the one that the same transaction places: its places are free for that one. */
export async function supersedeOrder(trx: Knex.Transaction, orderId: string): Promise<void> {
  const order = await findSettlement(trx, orderId)
  if (!order || (await lockOrder(trx, order)) !== 'AWAITING_PAYMENT') return
  await endUnpaidOrder(trx, order, { order: 'CANCELLED', booking: 'CANCELLED', payment: 'CANCELLED' })
}

/** Gives an order up whose payment page could not be opened. One whose page is open stays as it is. */
export async function failOrder({ db }: Pick<SettleDeps, 'db'>, orderId: string): Promise<void> {
  await db.transaction(async (trx) => {
    const order = await findSettlement(trx, orderId)
    if (!order || (await lockOrder(trx, order)) !== 'AWAITING_PAYMENT') return
    const present = await findSettlement(trx, orderId)
    if (present?.payment?.sessionId) return
    await endUnpaidOrder(trx, order, { order: 'PAYMENT_FAILED', booking: 'EXPIRED', payment: 'FAILED' })
  })
}
