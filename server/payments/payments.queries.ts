import type { Knex } from 'knex'

/** An event of the payment network, as it is kept. */
interface PaymentEventRow {
  payload: Record<string, unknown>
  processedAt: Date | null
}

/** @returns false when the event was here already: a replay */
export async function insertPaymentEvent(
  trx: Knex,
  event: { id: string; type: string; payload: object; processedAt: Temporal.Instant | null },
): Promise<boolean> {
  const inserted = await trx('payment_events')
    .insert({
      id: event.id,
      type: event.type,
      payload: trx.raw('?::jsonb', [JSON.stringify(event.payload)]),
      processed_at: event.processedAt && trx.raw('?::timestamptz', [event.processedAt.toString()]),
    })
    .onConflict('id')
    .ignore()
    .returning('id')
  return inserted.length > 0
}

/** A stored event by the network's own id. */
export async function findPaymentEvent(db: Knex, id: string): Promise<PaymentEventRow | undefined> {
  return db('payment_events').where({ id }).first('payload', { processedAt: 'processed_at' })
}

/** Notes that an event has been acted on; the first time counts. */
export async function markPaymentEventProcessed(trx: Knex, id: string, at: Temporal.Instant): Promise<void> {
  await trx('payment_events').where({ id }).whereNull('processed_at').update({ processed_at: at.toString() })
}
