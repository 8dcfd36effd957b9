/** The SQL of the payment network's events: each is kept once, and one process at a time reads on. */
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

/** Long enough for a page: its listing, and settling what it tells. Kept alive by each page that is read. */
const readingSeconds = 120

/** Takes the turn to read the network's events. Undefined: another process has it. */
export async function claimCursor(db: Knex): Promise<{ eventId: string | null } | undefined> {
  const { rows } = await db.raw<{ rows: { eventId: string | null }[] }>(
    `update payment_event_cursor set reading_until = now() + make_interval(secs => :readingSeconds)
     where reading_until < now() returning event_id "eventId"`,
    { readingSeconds },
  )
  return rows[0]
}

/** Keeps how far the events are read, and the turn; null: as far as before. */
export async function saveCursor(db: Knex, eventId: string | null): Promise<void> {
  await db.raw(
    `update payment_event_cursor set event_id = coalesce(:eventId, event_id),
       reading_until = now() + make_interval(secs => :readingSeconds)`,
    { eventId, readingSeconds },
  )
}

/** Gives the turn back. */
export async function releaseCursor(db: Knex): Promise<void> {
  await db.raw(`update payment_event_cursor set reading_until = '-infinity'`)
}

/** A stored event by the network's own id. */
export async function findPaymentEvent(db: Knex, id: string): Promise<PaymentEventRow | undefined> {
  return db('payment_events').where({ id }).first('payload', { processedAt: 'processed_at' })
}

/** Notes that an event has been acted on; the first time counts. */
export async function markPaymentEventProcessed(trx: Knex, id: string, at: Temporal.Instant): Promise<void> {
  await trx('payment_events').where({ id }).whereNull('processed_at').update({ processed_at: at.toString() })
}
