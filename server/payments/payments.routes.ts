import type { Router } from 'express'
import { paymentOperations } from '../contract/payment-operations.ts'
import type { Env } from '../platform/env.ts'
import { operationRouter } from '../platform/operation-router.ts'
import { receiveWebhook } from './receive-webhook.ts'
import type { PaymentDeps } from './receive-webhook.ts'

/** What the payment network calls. To be mounted before any JSON parser: its signature is over the bytes as they came. */
export function paymentRoutes(deps: PaymentDeps & { env: Pick<Env, 'NODE_ENV'> }): Router {
  return operationRouter(paymentOperations, {
    env: deps.env,
    identify: {
      async paymentNetwork(req) {
        const rawBody = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
        return (await deps.payments.verifyWebhook(rawBody, req.get('stripe-signature') ?? '')) ?? undefined
      },
    },
    handlers: {
      async receivePaymentEvent({ caller: { paymentNetwork: event } }) {
        await receiveWebhook(deps, event)
        return { received: true as const }
      },
    },
  })
}
