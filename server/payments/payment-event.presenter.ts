import type Stripe from 'stripe'
import type { PaymentEvent } from './payment-network.ts'

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** References between objects are ids, or whole objects when an endpoint is set to expand them. */
const idOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value ? text(value.id) : text(value)

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
    payload: event as unknown as Record<string, unknown>,
  }
}
