import type { Knex } from 'knex'
import Stripe from 'stripe'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Logger } from '../../platform/log.ts'
import { newId, toSeconds } from './api-call.ts'
import type { ApiCall } from './api-call.ts'
import { insertDelivery } from './deliveries.queries.ts'
import type { Latency } from './latency.ts'
import { findObject, insertObject } from './sandbox.queries.ts'
import type { EventType, SandboxObject, WebhookBehaviour } from './sandbox-objects.ts'

/** What every part of a running sandbox shares. Its state is in the database. */
export interface Sandbox {
  db: Database
  clock: Clock
  log: Logger
  publicOrigin(): string
  webhookUrl(): string
  webhookSecret: string
  /** The event types that the webhook endpoint has subscribed to. */
  enabledEvents: readonly string[]
  /** Absent: it answers as fast as it can. */
  latency: Latency | undefined
  /** There may be something to deliver. */
  poke(): void
}

/** Who asked: goes into the events that follow from it. */
export interface Origin {
  requestId: string | null
  idempotencyKey: string | null
}

export const usualWebhooks: WebhookBehaviour = { delivery: 'send', copies: 1, delayMs: 0, jitterMs: 0 }
export const webhooksId = 'webhooks'

/** Runs `work` in one transaction; the events that it records are stored with it and sent after it. */
export async function inCall<Result>(
  sandbox: Sandbox,
  work: (call: ApiCall) => Promise<Result>,
  { trx, origin }: { trx?: Knex.Transaction; origin?: Origin } = {},
): Promise<Result> {
  const now = sandbox.clock.now()
  let recorded = false
  const result = await (trx ?? sandbox.db).transaction((inner) =>
    work({
      trx: inner,
      now,
      publicOrigin: () => sandbox.publicOrigin(),
      async record(type, object) {
        recorded = true
        await recordEvent(sandbox, inner, now, type, object, origin)
      },
    }),
  )
  if (recorded) sandbox.poke()
  return result
}

async function recordEvent(
  sandbox: Sandbox,
  trx: Knex.Transaction,
  now: Temporal.Instant,
  type: EventType,
  object: object,
  origin: Origin = { requestId: null, idempotencyKey: null },
): Promise<void> {
  const id = newId('evt')
  const wanted = sandbox.enabledEvents.includes(type)
  await insertObject(trx, 'event', {
    body: {
      id,
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: toSeconds(now),
      livemode: false,
      pending_webhooks: wanted ? 1 : 0,
      request: { id: origin.requestId, idempotency_key: origin.idempotencyKey },
      type,
      data: { object },
    },
    hidden: {},
  })
  if (wanted) await planDeliveries(trx, id, { now, about: object })
}

async function planDeliveries(
  trx: Knex.Transaction,
  eventId: string,
  { now, about }: { now: Temporal.Instant; about: object },
): Promise<void> {
  const stored = await findObject(trx, 'sandbox.webhooks', webhooksId)
  const intent = await findIntentOf(trx, about)
  const { delivery, copies, delayMs, jitterMs } = {
    ...(stored?.body.behaviour ?? usualWebhooks),
    ...intent?.hidden.webhooks,
  }
  if (delivery === 'never') return
  for (let copy = 0; copy < copies; copy += 1) {
    const lateMs = delayMs + Math.round(Math.random() * jitterMs)
    await insertDelivery(trx, eventId, delivery === 'held' ? null : now.add({ milliseconds: lateMs }))
  }
}

/** The payment that an object is, or is of. */
export async function findIntentOf(
  db: Knex,
  object: object,
): Promise<SandboxObject<'payment_intent'> | undefined> {
  const { id, payment_intent: of } = object as { id?: string; payment_intent?: unknown }
  const intentId = typeof of === 'string' ? of : id
  return intentId ? findObject(db, 'payment_intent', intentId) : undefined
}
