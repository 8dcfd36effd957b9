import type { Knex } from 'knex'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { enqueueJob } from '../platform/jobs/jobs.ts'
import type { PaymentEvent, PaymentNetwork } from './payment-network.ts'
import { insertPaymentEvent } from './payments.queries.ts'
import { settles } from './settling-events.ts'

/** What receiving webhooks asks for. */
export interface PaymentDeps {
  db: Database
  clock: Clock
  payments: PaymentNetwork
}

/** The job that settles an order after an event; its payload. Handled in `orders`, so that payments never reach up. */
export const settlePaymentJob = 'settle-payment'
export interface SettlePaymentPayload {
  eventId: string
}

/**
 * Keeps a verified event and enqueues the job that settles by it, in one transaction. A replay finds its row and does
 * nothing. The network is answered before anything is settled, so a slow order never makes it send again.
 */
export async function receiveWebhook(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  event: PaymentEvent,
): Promise<'stored' | 'replayed'> {
  const stored = await db.transaction((trx) => keepPaymentEvent(trx, { clock }, event))
  return stored ? 'stored' : 'replayed'
}

/**
 * Keeps an event of the network with the job that settles by it, however it came here.
 *
 * @param after how long the job waits; absent: not at all
 * @returns false when it was here already
 */
export async function keepPaymentEvent(
  trx: Knex,
  { clock }: Pick<PaymentDeps, 'clock'>,
  event: PaymentEvent,
  after?: Temporal.DurationLike,
): Promise<boolean> {
  const wanted = settles(event.type)
  const inserted = await insertPaymentEvent(trx, { ...event, processedAt: wanted ? null : clock.now() })
  if (inserted && wanted) {
    const payload: SettlePaymentPayload = { eventId: event.id }
    await enqueueJob(trx, settlePaymentJob, payload, {
      key: `${settlePaymentJob}:${event.id}`,
      ...(after && { after }),
    })
  }
  return inserted
}
