/**
 * The events that change an order, or that support is told of: a dispute. A Stripe webhook endpoint is to be set to exactly these; others are stored when they
 * come, and nothing follows from them.
 */
export const settlingEventTypes = [
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.amount_capturable_updated',
  'payment_intent.payment_failed',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.dispute.created',
  'refund.failed',
] as const

/** Whether an order may have to change because of this event. */
export function settles(type: string): boolean {
  return (settlingEventTypes as readonly string[]).includes(type)
}
