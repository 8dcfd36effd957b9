import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { pino } from 'pino'
import Stripe from 'stripe'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { createPaymentNetwork } from '../stripe-network.ts'
import type { CheckoutRequest, PaymentNetwork } from '../payment-network.ts'
import { settlingEventTypes } from '../settling-events.ts'
import { startSandbox } from './start-sandbox.ts'
import type { RunningSandbox, SandboxOptions } from './start-sandbox.ts'

/** A clock that stands still until it is told to leap. */
export interface TestClock extends Clock {
  leap(duration: Temporal.DurationLike): void
}

/** A test clock that begins at the present; its leaps last as long as it does. */
export function buildTestClock(): TestClock {
  let aheadMs = 0
  return {
    now: () => Temporal.Now.instant().add({ milliseconds: aheadMs }),
    leap(duration) {
      aheadMs += Temporal.Duration.from(duration).total('milliseconds')
    },
  }
}

/** A webhook as the shop received it. */
export interface ReceivedWebhook {
  body: Buffer
  signature: string
  id: string
  type: string
}

/** A shop with a sandbox: the SDK over the wire, the payment pages on an origin, and a webhook endpoint that takes notes. */
export interface TestSandbox {
  sandbox: RunningSandbox
  stripe: Stripe
  network: PaymentNetwork
  clock: TestClock
  /** `http://127.0.0.1:…`, where the pages are. */
  origin: string
  received: ReceivedWebhook[]
  /** What the webhook endpoint answers, one status an attempt; 200 once they are used up. */
  answers: number[]
  stop(): Promise<void>
}

/** Starts a sandbox on `db`. A second call on the same one is a restart, or a second process. */
export async function buildTestSandbox(
  db: Database,
  options: Partial<SandboxOptions> & {
    maxNetworkRetries?: number
    timeoutMs?: number
    clock?: TestClock
  } = {},
): Promise<TestSandbox> {
  const clock = options.clock ?? buildTestClock()
  const received: ReceivedWebhook[] = []
  const answers: number[] = []
  const shop = express()
  shop.post('/webhook', express.raw({ type: () => true }), (req, res) => {
    const body = req.body as Buffer
    const { id, type } = JSON.parse(body.toString()) as { id: string; type: string }
    received.push({ body, signature: req.get('stripe-signature') ?? '', id, type })
    res.sendStatus(answers.shift() ?? 200)
  })
  const server = createServer(shop)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const sandbox = await startSandbox({
    db,
    clock,
    logger: pino({ level: 'silent' }),
    webhookUrl: `${origin}/webhook`,
    publicOrigin: origin,
    enabledEvents: settlingEventTypes,
    ...options,
  })
  shop.use('/sandbox/pay', sandbox.pageRoutes)
  const stripe = new Stripe(sandbox.apiKey, {
    host: sandbox.host,
    port: sandbox.port,
    protocol: 'http',
    telemetry: false,
    timeout: options.timeoutMs ?? 5_000,
    maxNetworkRetries: options.maxNetworkRetries ?? 0,
  })
  return {
    sandbox,
    stripe,
    network: createPaymentNetwork({ stripe, webhookSecret: sandbox.webhookSecret }),
    clock,
    origin,
    received,
    answers,
    async stop() {
      await sandbox.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** An order of two lines, 250.00 in all. */
export function buildCheckout(clock: Clock, change: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    orderId: 'b7b5ae7e-4d35-4a7e-9c0e-3a1f1f1f1f1f',
    reference: 'DH-TEST',
    currency: 'AED',
    lines: [
      {
        name: 'Evening desert safari',
        description: '2 adults · Sat 5 Dec 2026, 15:00',
        quantity: 2,
        unitAmount: 10_000,
      },
      { name: 'Photo album', quantity: 1, unitAmount: 5_000 },
    ],
    total: 25_000,
    email: 'amina@example.com',
    language: 'en',
    successUrl: 'https://shop.example/checkout/return?session={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://shop.example/checkout',
    expiresAt: clock.now().add({ minutes: 40 }),
    idempotencyKey: crypto.randomUUID(),
    ...change,
  }
}
