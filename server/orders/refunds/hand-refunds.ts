import type { Knex } from 'knex'
import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { listByHand, settleByHand } from './hand-refunds.queries.ts'
import type { HandRefundRow } from './hand-refunds.queries.ts'
import { movePayment } from '../orders.queries.ts'

/** A refund that a person has to make. */
export type HandRefund = HandRefundRow

/** What must be paid back by hand: what was paid so, and what the payment network refused to refund. */
export function listHandRefunds(db: Knex): Promise<HandRefund[]> {
  return listByHand(db)
}

/** 'unknown': there is no such refund that waits for a person; perhaps it was marked before. */
export type HandRefundResult = 'refunded' | 'unknown'

/** Somebody has paid a refund back by hand: it counts, once. */
export async function markRefunded({ db }: Pick<Deps, 'db'>, refundId: string): Promise<HandRefundResult> {
  if (!z.uuid().safeParse(refundId).success) return 'unknown'
  return db.transaction(async (trx) => {
    const settled = await settleByHand(trx, refundId)
    if (!settled) return 'unknown'
    if (settled.refundedInFull) await movePayment(trx, settled.paymentId, 'REFUNDED')
    return 'refunded'
  })
}
