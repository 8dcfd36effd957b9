import express from 'express'
import type { Router } from 'express'
import { receiveWebhook } from './receive-webhook.ts'
import type { PaymentDeps } from './receive-webhook.ts'

/** Where the payment network is to send its webhooks. */
export const webhookPath = '/api/v1/payments/webhook'

/** To be mounted before any JSON parser: the signature is over the bytes as they came. */
export function paymentRoutes(deps: PaymentDeps): Router {
  const router = express.Router()
  router.post(webhookPath, express.raw({ type: () => true, limit: '1mb' }), async (req, res) => {
    const rawBody = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
    await receiveWebhook(deps, rawBody, req.get('stripe-signature') ?? '')
    res.json({ received: true })
  })
  return router
}
