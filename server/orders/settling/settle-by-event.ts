import { z } from 'zod'
import { finishPaymentEvent, readPaymentEvent } from '../../payments/read-payment-event.ts'
import type { PaymentEvent } from '../../payments/payment-network.ts'
import { settleChangesOf } from '../changes/sweep-changes.ts'
import { findOrderOfPayment } from '../orders.queries.ts'
import { announceDispute } from '../refunds/announce-dispute.ts'
import { takeBackRefund } from '../refunds/take-back-refund.ts'
import type { SettleDeps } from './settle-deps.ts'
import { settleOrder } from './settle-order.ts'

const OrderId = z.uuid()

/**
 * Settles the order that a kept event is about, once. A webhook may come late: what happened is asked of the network, so
 * that the order in which they come does not matter.
 */
export async function settleByEvent(deps: SettleDeps, eventId: string): Promise<void> {
  const kept = await readPaymentEvent(deps, eventId)
  if (!kept || kept.processed) return
  await settle(deps, kept.event, null)
}

/** The same for an event that the network has listed just now: what it says by itself is not asked for. */
export async function settleByListed(deps: SettleDeps, event: PaymentEvent): Promise<void> {
  await settle(deps, event, event.told)
}

async function settle(deps: SettleDeps, event: PaymentEvent, told: PaymentEvent['told']): Promise<void> {
  const named = OrderId.safeParse(event.orderId)
  const orderId = named.success ? named.data : await findOrderOfPayment(deps.db, event)
  if (event.type === 'refund.failed') await takeBackRefund(deps, event)
  if (orderId) {
    await announceDispute(deps, orderId, event)
    await settleOrder(deps, orderId, told)
    await settleChangesOf(deps, orderId)
  } else {
    deps.log.warn({ eventId: event.id, type: event.type }, 'a payment event is about no order of ours')
  }
  await finishPaymentEvent(deps.db, deps, event.id)
}
