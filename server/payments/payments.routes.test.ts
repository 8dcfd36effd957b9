import express from 'express'
import { pino } from 'pino'
import Stripe from 'stripe'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '../platform/clock.ts'
import { Problem } from '../platform/problem.ts'
import { testDatabase } from '../testing/database.ts'
import { choosePaymentNetwork } from './choose-payment-network.ts'
import type { PaymentNetworkDeps } from './choose-payment-network.ts'
import { paymentOperations } from '../contract/payment-operations.ts'
import { paymentRoutes } from './payments.routes.ts'

const webhookPath = paymentOperations.receivePaymentEvent.path
import { finishPaymentEvent, readPaymentEvent } from './read-payment-event.ts'
import { createPaymentNetwork } from './stripe-network.ts'

const secret = 'whsec_test'
const stripe = new Stripe('sk_test_none')

let database: Awaited<ReturnType<typeof testDatabase>>
let app: express.Express

beforeAll(async () => {
  database = await testDatabase()
  app = express()
  const payments = createPaymentNetwork({ stripe, webhookSecret: secret })
  app.use(
    '/api/v1',
    paymentRoutes({ db: database.db, clock: systemClock, payments, env: { NODE_ENV: 'test' } }),
  )
  app.use((error: unknown, _req: express.Request, res: express.Response, _next: express.NextFunction) => {
    res
      .status(error instanceof Problem ? error.status : 500)
      .json({ code: error instanceof Problem && error.code })
  })
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db('payment_events').delete()
  await database.db.raw('delete from graphile_worker._private_jobs')
})

const buildEvent = (change: object = {}) => ({
  id: 'evt_1',
  object: 'event',
  created: 1_764_000_000,
  type: 'checkout.session.completed',
  data: {
    object: { id: 'cs_1', object: 'checkout.session', payment_intent: 'pi_1', metadata: { orderId: 'o1' } },
  },
  ...change,
})

const send = (event: object, signedWith = secret) => sendText(JSON.stringify(event), signedWith)

function sendText(payload: string, signedWith = secret) {
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: signedWith })
  return request(app)
    .post(webhookPath)
    .set('content-type', 'application/json')
    .set('stripe-signature', signature)
    .send(payload)
}

async function waitingJobs(): Promise<{ task: string; key: string; payload: unknown }[]> {
  const { rows } = await database.db.raw<{ rows: { task: string; key: string; payload: unknown }[] }>(
    `select t.identifier task, j.key, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id`,
  )
  return rows
}

describe('POST /api/v1/payments/webhook', () => {
  it('keeps the event and enqueues its settling, once', async () => {
    expect((await send(buildEvent())).status).toBe(200)
    const replays = await Promise.all([1, 2, 3].map(() => send(buildEvent())))
    expect(replays.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await database.db('payment_events').select('id', 'type', 'processed_at')).toEqual([
      { id: 'evt_1', type: 'checkout.session.completed', processed_at: null },
    ])
    expect(await waitingJobs()).toEqual([
      { task: 'settle-payment', key: 'settle-payment:evt_1', payload: { eventId: 'evt_1' } },
    ])
  })

  it('keeps one row for the same event sent many times at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => send(buildEvent())))
    expect(await database.db('payment_events')).toHaveLength(1)
    expect(await waitingJobs()).toHaveLength(1)
  })

  it('does not enqueue again what a replay brings after the job has run', async () => {
    await send(buildEvent())
    await database.db.raw('delete from graphile_worker._private_jobs')
    expect((await send(buildEvent())).status).toBe(200)
    expect(await waitingJobs()).toEqual([])
  })

  it.each([
    ['signed with another secret', () => send(buildEvent(), 'whsec_other')],
    ['unsigned', () => request(app).post(webhookPath).send(buildEvent())],
    ['empty', () => request(app).post(webhookPath)],
    ['signed and no JSON', () => sendText('{"id": "evt_1", ')],
    ['signed and no event', () => sendText('[1, null]')],
    ['signed and of another form', () => sendText('{"id": 1, "type": {}, "data": null}')],
  ])('refuses what is %s, and keeps nothing of it', async (_, call) => {
    const reply = await call()
    expect(reply.status).toBe(400)
    expect(reply.body).toEqual({ code: 'webhook_signature_invalid' })
    expect(await database.db('payment_events')).toHaveLength(0)
    expect(await waitingJobs()).toHaveLength(0)
  })

  it('keeps an event from which nothing follows, and is done with it', async () => {
    expect((await send(buildEvent({ type: 'customer.created' }))).status).toBe(200)
    expect(await waitingJobs()).toEqual([])
    expect(await readPaymentEvent(database, 'evt_1')).toMatchObject({ processed: true })
  })

  it('hands the job what it needs, and remembers that it is done', async () => {
    await send(buildEvent())
    expect(await readPaymentEvent(database, 'evt_1')).toMatchObject({
      processed: false,
      event: {
        type: 'checkout.session.completed',
        orderId: 'o1',
        sessionId: 'cs_1',
        intentId: 'pi_1',
        refundId: null,
      },
    })
    await finishPaymentEvent(database.db, { clock: systemClock }, 'evt_1')
    expect(await readPaymentEvent(database, 'evt_1')).toMatchObject({ processed: true })
    expect(await readPaymentEvent(database, 'evt_none')).toBeUndefined()
  })

  it('does nothing by halves: without a job there is no event, and the network sends again', async () => {
    await database.db.raw('alter function graphile_worker.add_job rename to add_job_away')
    try {
      expect((await send(buildEvent())).status).toBe(500)
      expect(await database.db('payment_events')).toHaveLength(0)
    } finally {
      await database.db.raw('alter function graphile_worker.add_job_away rename to add_job')
    }
    expect((await send(buildEvent())).status).toBe(200)
    expect(await waitingJobs()).toHaveLength(1)
  })
})

describe('choosing the network', () => {
  const choose = (env: Partial<PaymentNetworkDeps['env']>) =>
    choosePaymentNetwork(
      {
        db: database.db,
        clock: systemClock,
        log: pino({ level: 'silent' }),
        env: { NODE_ENV: 'test', PAYMENTS_SANDBOX: false, ...env },
      },
      () => 'http://127.0.0.1:1',
    )

  it('takes Stripe when both secrets are set', async () => {
    const chosen = await choose({ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: secret })
    expect(chosen.pageRoutes).toBeUndefined()
    const payload = JSON.stringify(buildEvent())
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret })
    expect(await chosen.payments.verifyWebhook(Buffer.from(payload), signature)).toMatchObject({
      id: 'evt_1',
    })
    await chosen.stop()
  })

  it.each([{ STRIPE_SECRET_KEY: 'sk_live_1' }, { STRIPE_WEBHOOK_SECRET: secret }])(
    'refuses to start with one secret only: %o',
    async (env) => {
      await expect(choose(env)).rejects.toThrow('Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET')
    },
  )

  it('takes the sandbox without secrets, in production only when told so', async () => {
    await expect(choose({ NODE_ENV: 'production' })).rejects.toThrow('PAYMENTS_SANDBOX=1')
    const chosen = await choose({ NODE_ENV: 'production', PAYMENTS_SANDBOX: true })
    expect(chosen.pageRoutes).toBeDefined()
    await chosen.stop()
  })
})

describe('sandbox and product together', () => {
  it('open, pay, webhook, event, job: nothing but the one code path', async () => {
    const product = express()
    const listener = product.listen(0, '127.0.0.1')
    await new Promise((resolve) => listener.once('listening', resolve))
    const address = listener.address()
    const origin = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
    const deps = { db: database.db, clock: systemClock, log: pino({ level: 'silent' }) }
    const env = { NODE_ENV: 'test', PAYMENTS_SANDBOX: false } as const
    const chosen = await choosePaymentNetwork({ ...deps, env }, () => origin)
    const { payments, pageRoutes, control } = chosen
    product.use('/api/v1', paymentRoutes({ ...deps, payments, env: { NODE_ENV: 'test' } }))
    if (pageRoutes) product.use('/sandbox/pay', pageRoutes)
    try {
      const { url, sessionId } = await payments.openCheckout({
        orderId: 'o2',
        reference: 'DH-2',
        currency: 'KWD',
        lines: [{ name: 'Pearl diving', quantity: 3, unitAmount: 12_340 }],
        total: 37_020,
        email: 'amina@example.com',
        language: 'en',
        successUrl: `${origin}/back`,
        cancelUrl: `${origin}/cart`,
        expiresAt: systemClock.now().add({ minutes: 40 }),
        idempotencyKey: 'o2',
      })
      await fetch(url, { method: 'POST', body: new URLSearchParams({ choice: 'success' }) })
      await control?.webhooks.idle()
      const kept = await database.db<{ id: string; type: string }>('payment_events').orderBy('received_at')
      expect(kept.map(({ type }) => type)).toEqual([
        'payment_intent.amount_capturable_updated',
        'checkout.session.completed',
      ])
      expect(await waitingJobs()).toHaveLength(2)
      expect(await readPaymentEvent(database, kept[1]?.id ?? '')).toMatchObject({
        event: { orderId: 'o2', sessionId },
      })
    } finally {
      await chosen.stop()
      listener.closeAllConnections()
      await new Promise((resolve) => listener.close(resolve))
    }
  })
})
