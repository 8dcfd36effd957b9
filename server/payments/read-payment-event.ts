import type { Knex } from 'knex'
import type Stripe from 'stripe'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { presentPaymentEvent } from './payment-event.presenter.ts'
import type { PaymentEvent } from './payment-network.ts'
import { findPaymentEvent, markPaymentEventProcessed } from './payments.queries.ts'

/** A kept event, and whether it was settled by before. Undefined when there is none of this id. */
export async function readPaymentEvent(
  { db }: { db: Database },
  id: string,
): Promise<{ event: PaymentEvent; processed: boolean } | undefined> {
  const row = await findPaymentEvent(db, id)
  if (!row) return undefined
  // it was verified and read by the SDK when it came
  const event = presentPaymentEvent(row.payload as unknown as Stripe.Event)
  return { event, processed: row.processedAt !== null }
}

/** Says, in the transaction that settled by it, that an event is done with. */
export async function finishPaymentEvent(trx: Knex, { clock }: { clock: Clock }, id: string): Promise<void> {
  await markPaymentEventProcessed(trx, id, clock.now())
}
