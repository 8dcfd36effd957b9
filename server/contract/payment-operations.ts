import { z } from 'zod'
import { defineOperations } from './operation.ts'

/** Calls of the payment network. */
export const paymentOperations = defineOperations({
  receivePaymentEvent: {
    method: 'post',
    path: '/api/v1/payments/webhook',
    tag: 'Payments',
    access: { who: ['paymentNetwork'], pages: 'none' },
    key: { notNeeded: 'an event is kept once, by its own id' },
    rate: 'unlimited',
    cache: 'never',
    summary: 'Receive an event of the payment network',
    description: 'Signed by the payment network (`Stripe-Signature`); nobody else calls it.',
    withoutStorefront: true,
    rawBody: true,
    body: z.looseObject({ id: z.string(), type: z.string() }),
    reply: { status: 200, schema: z.object({ received: z.literal(true) }), description: 'Kept.' },
    example: { body: { id: 'evt_1', type: 'checkout.session.completed' }, reply: { received: true } },
  },
})
