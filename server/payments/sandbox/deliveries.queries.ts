/** The SQL of the sandbox's webhooks on their way. */
import type { Knex } from 'knex'

/** A webhook to send: the event as it will be signed. */
export interface ClaimedDelivery {
  id: number
  eventId: string
  attempts: number
  event: object
}

/** `dueAt` null: held back until it is released. */
export async function insertDelivery(
  db: Knex,
  eventId: string,
  dueAt: Temporal.Instant | null,
): Promise<void> {
  await db('payment_sandbox_deliveries').insert({
    event_id: eventId,
    due_at: dueAt?.toString() ?? 'infinity',
  })
}

/**
 * Takes the next due delivery for `leaseSeconds`: a process that dies at it leaves it to be sent again, so a webhook
 * comes at least once, as Stripe promises no more than that.
 */
export async function claimDelivery(
  db: Knex,
  now: Temporal.Instant,
  leaseSeconds: number,
): Promise<ClaimedDelivery | undefined> {
  const { rows } = await db.raw<{ rows: ClaimedDelivery[] }>(
    `with next as (
       select id from payment_sandbox_deliveries where due_at <= :now order by due_at, id limit 1 for update skip locked
     )
     update payment_sandbox_deliveries d
     set attempts = attempts + 1, due_at = :now::timestamptz + make_interval(secs => :leaseSeconds)
     from next, payment_sandbox_objects e
     where d.id = next.id and e.id = d.event_id
     returning d.id, d.event_id "eventId", d.attempts, e.body "event"`,
    { now: now.toString(), leaseSeconds },
  )
  return rows[0]
}

/** The shop has taken the webhook: it is not sent again. */
export async function markDelivered(
  db: Knex,
  id: number,
  status: number,
  at: Temporal.Instant,
): Promise<void> {
  await db('payment_sandbox_deliveries')
    .where({ id })
    .update({ due_at: null, delivered_at: at.toString(), last_status: status, last_error: null })
}

/** `dueAt` null: given up. */
export async function markFailed(
  db: Knex,
  id: number,
  failure: { status: number | null; error: string; dueAt: Temporal.Instant | null },
): Promise<void> {
  await db('payment_sandbox_deliveries')
    .where({ id })
    .update({
      due_at: failure.dueAt?.toString() ?? null,
      last_status: failure.status,
      last_error: failure.error,
    })
}

/** @returns milliseconds since 1970 of the next attempt, held-back ones left out */
export async function findNextDelivery(db: Knex): Promise<number | null> {
  const { rows } = await db.raw<{ rows: { due: number | null }[] }>(
    `select extract(epoch from min(due_at)) * 1000 due from payment_sandbox_deliveries where due_at < 'infinity'`,
  )
  return rows[0]?.due ?? null
}

/** Makes held-back deliveries due, a millisecond apart in the order asked for, so that they arrive in it. */
export async function releaseDeliveries(
  db: Knex,
  order: 'created' | 'reversed' | 'shuffled',
  now: Temporal.Instant,
): Promise<number> {
  const by = { created: 'id', reversed: 'id desc', shuffled: 'random()' }[order]
  const result = await db.raw<{ rowCount: number }>(
    `update payment_sandbox_deliveries d set due_at = :now::timestamptz + make_interval(secs => o.n / 1000.0)
     from (select id, row_number() over (order by ${by}) n from payment_sandbox_deliveries where due_at = 'infinity') o
     where o.id = d.id`,
    { now: now.toString() },
  )
  return result.rowCount
}

/** Makes every waiting attempt due at once; held-back ones stay. */
export async function hurryDeliveries(db: Knex, now: Temporal.Instant): Promise<void> {
  await db('payment_sandbox_deliveries')
    .whereRaw(`due_at > :now and due_at < 'infinity'`, { now: now.toString() })
    .update({ due_at: now.toString() })
}

/** What became of a webhook. */
export interface DeliveryReport {
  eventId: string
  type: string
  attempts: number
  state: 'waiting' | 'held' | 'delivered' | 'given_up'
  lastStatus: number | null
}

/** What became of the latest thousand webhooks, oldest first. */
export async function listDeliveries(db: Knex): Promise<DeliveryReport[]> {
  const { rows } = await db.raw<{ rows: DeliveryReport[] }>(
    `select d.event_id "eventId", e.body ->> 'type' "type", d.attempts, d.last_status "lastStatus",
       case when d.delivered_at is not null then 'delivered' when d.due_at is null then 'given_up'
            when d.due_at = 'infinity' then 'held' else 'waiting' end "state"
     from payment_sandbox_deliveries d join payment_sandbox_objects e on e.id = d.event_id
     order by d.id desc limit 1000`,
  )
  return rows.toReversed()
}
