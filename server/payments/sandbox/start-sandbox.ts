import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { Router } from 'express'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Logger } from '../../platform/log.ts'
import { restingCourier, startCourier } from './courier.ts'
import type { Courier } from './courier.ts'
import { createFaultPlan } from './faults.ts'
import type { Latency } from './latency.ts'
import { loadPageTexts } from './page-texts.ts'
import { paymentPages } from './payment-page.routes.ts'
import { ringAlarms } from './ring-alarms.ts'
import { keepObject } from './sandbox.queries.ts'
import { createControl } from './sandbox-control.ts'
import type { SandboxControl } from './sandbox-control.ts'
import type { Sandbox } from './sandbox.ts'
import { stripeApi } from './stripe-api.routes.ts'

/** What `startSandbox` needs. Origins may be functions: a test knows its port only once it listens. */
export interface SandboxOptions {
  db: Database
  clock: Clock
  logger: Logger
  /** Where webhooks go. */
  webhookUrl: string | (() => string)
  /** Absent: one of its own, kept in the database. */
  webhookSecret?: string
  /** Where travellers find the payment page, `https://shop.example`. */
  publicOrigin: string | (() => string)
  /** The event types that the webhook endpoint has subscribed to. */
  enabledEvents: readonly string[]
  /** Only answers: another process on this database sends the webhooks. */
  isReader?: boolean
  /** How long it takes to answer; absent: as fast as it can. */
  latency?: Latency
}

/** A running sandbox: give `host`, `port` and `apiKey` to the SDK, and mount `pageRoutes` at `/sandbox/pay`. */
export interface RunningSandbox {
  host: string
  port: number
  apiKey: string
  webhookSecret: string
  pageRoutes: Router
  control: SandboxControl
  stop(): Promise<void>
}

const host = '127.0.0.1'
const asFunction = (value: string | (() => string)) => (typeof value === 'function' ? value : () => value)

/**
 * Starts a stand-in for Stripe on the loopback interface: its wire protocol, its state machines, its signed webhooks,
 * and a payment page with test cards. Its state is in the database, so that it survives a restart, and several
 * processes on one database are one sandbox.
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const { db, clock, logger: log } = options
  const webhookSecret = options.webhookSecret ?? (await keepSecret(db))
  // a new key for each run: only this process is to talk to its listener
  const apiKey = `sk_test_${randomBytes(24).toString('hex')}`
  const faults = createFaultPlan()
  const webhookUrl = asFunction(options.webhookUrl)
  const texts = await loadPageTexts()

  const sandbox: Sandbox = {
    db,
    clock,
    log,
    webhookUrl,
    webhookSecret,
    publicOrigin: asFunction(options.publicOrigin),
    enabledEvents: options.enabledEvents,
    latency: options.latency,
    poke: () => courier.poke(),
  }
  const courier: Courier = (options.isReader ? restingCourier : startCourier)({
    db,
    clock,
    log,
    webhookUrl,
    webhookSecret,
    ringAlarms: () => ringAlarms(sandbox),
  })
  const control = createControl(sandbox, courier, faults)
  const server = createServer(stripeApi({ sandbox, apiKey, faults, control }))
  const port = await listen(server)
  log.info({ host, port }, 'payment sandbox listens: no money moves')

  return {
    host,
    port,
    apiKey,
    webhookSecret,
    pageRoutes: paymentPages({ sandbox, texts }),
    control,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
      await courier.stop()
    },
  }
}

async function keepSecret(db: Database): Promise<string> {
  const body = { id: 'webhook_secret', secret: `whsec_${randomBytes(24).toString('hex')}` }
  const kept = await keepObject(db, 'sandbox.secret', { body, hidden: {} })
  return kept.body.secret
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, host, () => {
      const address = server.address()
      if (address && typeof address === 'object') resolve(address.port)
      else reject(new Error('the payment sandbox has no port'))
    })
  })
}
