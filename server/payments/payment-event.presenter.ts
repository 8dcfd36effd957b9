/** What an event of the payment network is about: our order, its payment page, its payment, its refund. */
import type Stripe from 'stripe'
import { z } from 'zod'
import type { PaymentEvent, ToldByEvent } from './payment-network.ts'
import { fromStripeAmount } from './stripe-amounts.ts'

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** References between objects are ids, or whole objects when an endpoint is set to expand them. */
const idOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value ? text(value.id) : text(value)

/** What every event of the network has. Signed bytes that are none are refused as unsigned ones are. */
const Event = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})

/** Whether something that was signed is an event. */
export function isPaymentEvent(signed: unknown): boolean {
  return Event.safeParse(signed).success
}

/** Whom a verified event of the network is about: our order, its payment page, its payment, its refund. */
export function presentPaymentEvent(event: Stripe.Event): PaymentEvent {
  const object = event.data.object as unknown as Record<string, unknown>
  const metadata = (object['metadata'] ?? {}) as Record<string, unknown>
  const kind = object['object']
  const own = (wanted: string) => (kind === wanted ? text(object['id']) : null)
  return {
    id: event.id,
    type: event.type,
    createdAt: Temporal.Instant.fromEpochMilliseconds(event.created * 1000),
    orderId: text(metadata['orderId']) ?? text(object['client_reference_id']),
    sessionId: own('checkout.session'),
    intentId: own('payment_intent') ?? idOf(object['payment_intent']),
    refundId: own('refund'),
    told: readTold(event),
    payload: event as unknown as Record<string, unknown>,
  }
}

/** An authorisation stands until we take it or let it go, and a page that has closed stays closed. */
function readTold(event: Stripe.Event): ToldByEvent | null {
  switch (event.type) {
    case 'payment_intent.amount_capturable_updated': {
      const { id, status, metadata, amount_capturable: amount } = event.data.object
      const currency = event.data.object.currency.toUpperCase()
      const reference = metadata['reference']
      if (status !== 'requires_capture' || reference === undefined) return null
      return {
        kind: 'authorised',
        reference,
        intentId: id,
        amount: fromStripeAmount(currency, amount),
        currency,
      }
    }
    case 'payment_intent.payment_failed':
      return { kind: 'unpaid' }
    case 'checkout.session.expired':
      return { kind: 'expired', sessionId: event.data.object.id }
    default:
      return null
  }
}
