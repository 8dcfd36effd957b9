import type { Router } from 'express'
import Stripe from 'stripe'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { Env } from '../platform/env.ts'
import type { Logger } from '../platform/log.ts'
import type { PaymentNetwork } from './payment-network.ts'
import { paymentOperations } from '../contract/payment-operations.ts'
import type { SandboxControl } from './sandbox/sandbox-control.ts'
import { startSandbox } from './sandbox/start-sandbox.ts'
import { settlingEventTypes } from './settling-events.ts'
import { createPaymentNetwork } from './stripe-network.ts'

type PaymentEnv = Pick<Env, 'NODE_ENV' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'PAYMENTS_SANDBOX'> &
  Partial<Pick<Env, 'SANDBOX_LATENCY_MS'>>

/** A network that is only asked: what a tool needs beside a server that sells. */
export async function openNetworkToRead(
  deps: PaymentNetworkDeps,
): Promise<{ payments: Pick<PaymentNetwork, 'readCheckout'>; stop(): Promise<void> }> {
  return choose(deps, { origin: () => '', webhookOrigin: () => '', isReader: true })
}

/** What choosing asks for. */
export interface PaymentNetworkDeps {
  db: Database
  clock: Clock
  log: Logger
  env: PaymentEnv
}

/** The chosen network. `pageRoutes` and `control` are there when the network is ours: the sandbox. */
export interface ChosenPaymentNetwork {
  payments: PaymentNetwork
  /** To be mounted at `/sandbox/pay`. */
  pageRoutes?: Router
  /** For tests and soaks. */
  control?: SandboxControl
  stop(): Promise<void>
}

/**
 * A shopper waits up to 20 seconds for the payment page: two tries of eight seconds each, and a pause between them,
 * fit in. A job that fails is retried for longer by the queue.
 */
const sdkSettings: Stripe.StripeConfig = {
  timeout: 8_000,
  maxNetworkRetries: 1,
  telemetry: false,
  appInfo: { name: 'Dhow' },
}

/**
 * Chooses the payment network: Stripe when both its secrets are set, otherwise a sandbox of our own behind the same SDK.
 * The only place that knows which it is.
 *
 * @param origin where travellers reach the product; asked when it is needed, once the server listens
 * @param webhookOrigin where the sandbox reaches the product
 * @throws Error when only one of the secrets is set, or in production without any, unless PAYMENTS_SANDBOX allows it
 */
export function choosePaymentNetwork(
  deps: PaymentNetworkDeps,
  origin: () => string,
  webhookOrigin: () => string = origin,
): Promise<ChosenPaymentNetwork> {
  return choose(deps, { origin, webhookOrigin })
}

async function choose(
  { db, clock, log, env }: PaymentNetworkDeps,
  {
    origin,
    webhookOrigin,
    isReader,
  }: { origin: () => string; webhookOrigin: () => string; isReader?: boolean },
): Promise<ChosenPaymentNetwork> {
  const secrets = readSecrets(env)
  if (secrets) {
    const stripe = new Stripe(secrets.apiKey, sdkSettings)
    return {
      payments: createPaymentNetwork({ stripe, webhookSecret: secrets.webhookSecret }),
      stop: () => Promise.resolve(),
    }
  }
  const sandbox = await startSandbox({
    db,
    clock,
    logger: log,
    publicOrigin: origin,
    webhookUrl: () => `${webhookOrigin()}${paymentOperations.receivePaymentEvent.path}`,
    enabledEvents: settlingEventTypes,
    isReader,
    latency: env.SANDBOX_LATENCY_MS,
  })
  const { host, port, apiKey, webhookSecret, pageRoutes, control } = sandbox
  const stripe = new Stripe(apiKey, { ...sdkSettings, host, port, protocol: 'http' })
  const payments = createPaymentNetwork({ stripe, webhookSecret })
  return { payments, pageRoutes, control, stop: () => sandbox.stop() }
}

function readSecrets(env: PaymentEnv): { apiKey: string; webhookSecret: string } | null {
  const { STRIPE_SECRET_KEY: apiKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (apiKey && webhookSecret) return { apiKey, webhookSecret }
  if (apiKey || webhookSecret) {
    throw new Error('Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither for the sandbox.')
  }
  if (env.NODE_ENV === 'production' && !env.PAYMENTS_SANDBOX) {
    throw new Error(
      'Production takes real payments: set STRIPE_SECRET_KEY, or PAYMENTS_SANDBOX=1 for a demonstration.',
    )
  }
  return null
}
