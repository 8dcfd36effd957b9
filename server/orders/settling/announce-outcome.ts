import type { Knex } from 'knex'
import { announce, wasAnnounced } from '../../messages/announce.ts'
import type { OrderKind } from '../../messages/message-kinds.ts'
import type { OrderState } from '../transitions.ts'

/** What the buyer is told of each status; nothing while nothing is decided. */
const kinds: Readonly<Record<OrderState, OrderKind | undefined>> = {
  AWAITING_PAYMENT: undefined,
  // told where it is reserved, with the hold: no payment settles it
  RESERVED: undefined,
  ON_HOLD: 'order-on-hold',
  CONFIRMED: 'order-confirmed',
  PARTIALLY_CONFIRMED: 'order-partial',
  PAYMENT_FAILED: 'order-failed',
  UNSUCCESSFUL: 'order-unsuccessful',
  CANCELLED: 'order-cancelled',
}

/** Who has waited for a supplier reads another sentence than who has just paid. */
const afterWaiting: Partial<Record<OrderState, OrderKind>> = {
  CONFIRMED: 'order-confirmed-later',
  UNSUCCESSFUL: 'order-rejected',
}

/** Tells the buyer what became of an order, in the transaction that made it so. */
export async function announceOutcome(trx: Knex, orderId: string, status: OrderState): Promise<void> {
  const later = afterWaiting[status]
  const waited = later && (await wasAnnounced(trx, { kind: 'order-on-hold', orderId }))
  const kind = waited ? later : kinds[status]
  if (kind) await announce(trx, { kind, orderId })
}
