import Stripe from 'stripe'
import { askStripe } from './ask-stripe.ts'
import { listPaymentEvents } from './list-payment-events.ts'
import { openCheckout } from './open-checkout.ts'
import { isPaymentEvent, presentPaymentEvent } from './payment-event.presenter.ts'
import type {
  CancelResult,
  CaptureResult,
  CheckoutReading,
  ExpireResult,
  IntentStatus,
  PaymentNetwork,
  RefundResult,
} from './payment-network.ts'
import { fromStripeAmount, toStripeAmount } from './stripe-amounts.ts'

/** The payment network through the official SDK: Stripe itself, or whatever speaks its protocol at the SDK's host. */
export function createPaymentNetwork({
  stripe,
  webhookSecret,
}: {
  stripe: Stripe
  webhookSecret: string
}): PaymentNetwork {
  const gone = () => ({ outcome: 'gone' }) as const
  return {
    openCheckout: (request) => openCheckout(stripe, request),

    readCheckout: (sessionId) =>
      askStripe<CheckoutReading>(
        async () =>
          presentCheckout(
            await stripe.checkout.sessions.retrieve(sessionId, {
              expand: ['payment_intent.latest_charge'],
            }),
          ),
        { resource_missing: () => ({ status: 'gone' }) },
      ),

    capture: (intentId, { amount, idempotencyKey }) =>
      askStripe<CaptureResult>(
        async () => {
          const params =
            amount === undefined ? {} : { amount_to_capture: await count(stripe, intentId, amount) }
          const intent = await stripe.paymentIntents.capture(intentId, params, { idempotencyKey })
          return { outcome: 'captured', amount: received(intent) }
        },
        {
          resource_missing: gone,
          charge_expired_for_capture: gone,
          card_error: (error) => ({
            outcome: 'declined',
            code: error.decline_code || (error.code ?? 'card_declined'),
          }),
          // captured before (by an earlier attempt whose answer got lost), or cancelled: the state says which
          payment_intent_unexpected_state: async () => {
            const intent = await stripe.paymentIntents.retrieve(intentId)
            return intent.status === 'succeeded' ? { outcome: 'captured', amount: received(intent) } : gone()
          },
        },
      ),

    cancel: (intentId) =>
      askStripe<CancelResult>(
        async () => {
          await stripe.paymentIntents.cancel(intentId)
          return { outcome: 'cancelled' }
        },
        {
          resource_missing: gone,
          payment_intent_unexpected_state: async (error) => {
            const intent = await stripe.paymentIntents.retrieve(intentId)
            if (intent.status === 'canceled') return { outcome: 'cancelled' }
            if (intent.status === 'succeeded') return { outcome: 'captured', amount: received(intent) }
            throw error
          },
        },
      ),

    refund: (intentId, { amount, idempotencyKey }) =>
      askStripe<RefundResult>(
        async () => presentRefund(await findOrCreateRefund(stripe, intentId, amount, idempotencyKey)),
        {
          resource_missing: gone,
          charge_not_refundable: gone,
          charge_disputed: gone,
          payment_intent_unexpected_state: gone,
          charge_already_refunded: () => ({ outcome: 'exceeded' }),
          amount_too_large: () => ({ outcome: 'exceeded' }),
        },
      ),

    expireCheckout: (sessionId) =>
      askStripe<ExpireResult>(
        async () => {
          await stripe.checkout.sessions.expire(sessionId)
          return { outcome: 'expired' }
        },
        {
          resource_missing: gone,
          // Stripe gives this refusal no code of its own
          invalid_request_error: async (error) => {
            const { status } = await stripe.checkout.sessions.retrieve(sessionId)
            if (status === 'expired') return { outcome: 'expired' }
            if (status === 'complete') return { outcome: 'complete' }
            throw error
          },
        },
      ),

    listEvents: (position) => listPaymentEvents(stripe, position),

    async verifyWebhook(rawBody, signature) {
      try {
        const event = await stripe.webhooks.constructEventAsync(rawBody, signature, webhookSecret)
        return isPaymentEvent(event) ? presentPaymentEvent(event) : null
      } catch (error) {
        // a body that was signed and is not JSON cannot come from the network either
        const forged =
          error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError
        if (forged) return null
        throw error
      }
    },
  }
}

/** An amount as Stripe counts it, which depends on the currency that the intent knows. */
async function count(stripe: Stripe, intentId: string, amount: number): Promise<number> {
  const { currency } = await stripe.paymentIntents.retrieve(intentId)
  return toStripeAmount(currency.toUpperCase(), amount)
}

function presentCheckout(session: Stripe.Checkout.Session): CheckoutReading {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
  const currency = (session.currency ?? '').toUpperCase()
  const units = (amount: number) => fromStripeAmount(currency, amount)
  return {
    status: sessionStatuses[session.status ?? 'open'] ?? 'open',
    sessionId: session.id,
    orderId: session.client_reference_id,
    intentId: intent?.id ?? null,
    intentStatus: (intent?.status ?? null) as IntentStatus | null,
    currency,
    total: units(session.amount_total ?? 0),
    capturable: units(intent?.amount_capturable ?? 0),
    received: units(intent?.amount_received ?? 0),
    refunded: units(charge?.amount_refunded ?? 0),
    declineCode: intent?.last_payment_error?.decline_code ?? intent?.last_payment_error?.code ?? null,
    expiresAt: fromSeconds(session.expires_at),
  }
}

const sessionStatuses: Readonly<Record<string, 'open' | 'complete' | 'expired'>> = {
  open: 'open',
  complete: 'complete',
  expired: 'expired',
}

/** Stripe forgets an idempotency key after a day; a job may be retried for longer, so the refund itself remembers it. */
async function findOrCreateRefund(
  stripe: Stripe,
  intentId: string,
  amount: number,
  idempotencyKey: string,
): Promise<Stripe.Refund> {
  for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 })) {
    if (refund.metadata?.['idempotencyKey'] === idempotencyKey) return refund
  }
  return stripe.refunds.create(
    {
      payment_intent: intentId,
      amount: await count(stripe, intentId, amount),
      reason: 'requested_by_customer',
      metadata: { idempotencyKey },
    },
    { idempotencyKey },
  )
}

function presentRefund(refund: Stripe.Refund): RefundResult {
  if (refund.status === 'failed' || refund.status === 'canceled') {
    return { outcome: 'failed', refundId: refund.id, reason: refund.failure_reason ?? 'unknown' }
  }
  return {
    outcome: 'refunded',
    refundId: refund.id,
    amount: fromStripeAmount(refund.currency, refund.amount),
    status: refund.status === 'succeeded' ? 'succeeded' : 'pending',
  }
}

function received(intent: Stripe.PaymentIntent): number {
  return fromStripeAmount(intent.currency, intent.amount_received)
}

function fromSeconds(seconds: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
}
