import Stripe from 'stripe'
import { PaymentNetworkRefused, PaymentNetworkUnreachable } from './payment-network.ts'
import type {
  CheckoutReading,
  CheckoutRequest,
  IntentStatus,
  OpenedCheckout,
  PaymentNetwork,
  RefundResult,
} from './payment-network.ts'
import { presentPaymentEvent } from './payment-event.presenter.ts'
import { fromStripeAmount, toStripeAmount } from './stripe-amounts.ts'

/** What Stripe's page speaks of our languages; the rest is left to the buyer's browser. */
const pageLanguages = new Set(['en', 'ru', 'tr', 'fr', 'pt', 'es', 'de', 'zh', 'it'])
const longestName = 250
const longestCouponName = 40

/** The payment network through the official SDK: Stripe itself, or whatever speaks its protocol at the SDK's host. */
export function createPaymentNetwork({
  stripe,
  webhookSecret,
}: {
  stripe: Stripe
  webhookSecret: string
}): PaymentNetwork {
  return {
    openCheckout: (request) => openCheckout(stripe, request),

    readCheckout: (sessionId) =>
      ask(
        () => stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] }),
        (session) => presentCheckout(session),
        { resource_missing: () => ({ status: 'gone' }) },
      ),

    capture: (intentId, { amount, idempotencyKey }) =>
      ask(
        async () => {
          if (amount === undefined) return stripe.paymentIntents.capture(intentId, {}, { idempotencyKey })
          // the intent knows its currency, and with it how Stripe counts
          const { currency } = await stripe.paymentIntents.retrieve(intentId)
          const params = { amount_to_capture: toStripeAmount(currency.toUpperCase(), amount) }
          return stripe.paymentIntents.capture(intentId, params, { idempotencyKey })
        },
        (intent) => ({ outcome: 'captured', amount: received(intent) }),
        {
          resource_missing: () => ({ outcome: 'gone' }),
          card_error: (error) => ({
            outcome: 'declined',
            code: error.decline_code || (error.code ?? 'card_declined'),
          }),
          // captured before (by an earlier attempt whose answer got lost), or cancelled: the state says which
          payment_intent_unexpected_state: async () => {
            const intent = await stripe.paymentIntents.retrieve(intentId)
            if (intent.status === 'succeeded') return { outcome: 'captured', amount: received(intent) }
            return { outcome: 'gone' }
          },
          charge_expired_for_capture: () => ({ outcome: 'gone' }),
        },
      ),

    cancel: (intentId) =>
      ask(
        () => stripe.paymentIntents.cancel(intentId),
        () => ({ outcome: 'cancelled' }),
        {
          resource_missing: () => ({ outcome: 'gone' }),
          payment_intent_unexpected_state: async (error) => {
            const intent = await stripe.paymentIntents.retrieve(intentId)
            if (intent.status === 'canceled') return { outcome: 'cancelled' }
            if (intent.status === 'succeeded') return { outcome: 'captured', amount: received(intent) }
            throw error
          },
        },
      ),

    refund: (intentId, { amount, idempotencyKey }) =>
      ask(
        () => findOrCreateRefund(stripe, intentId, amount, idempotencyKey),
        (refund) => presentRefund(refund),
        {
          resource_missing: () => ({ outcome: 'gone' }),
          charge_already_refunded: () => ({ outcome: 'exceeded' }),
          amount_too_large: () => ({ outcome: 'exceeded' }),
          charge_not_refundable: () => ({ outcome: 'gone' }),
          payment_intent_unexpected_state: () => ({ outcome: 'gone' }),
        },
      ),

    expireCheckout: (sessionId) =>
      ask(
        () => stripe.checkout.sessions.expire(sessionId),
        () => ({ outcome: 'expired' }),
        {
          resource_missing: () => ({ outcome: 'gone' }),
          // Stripe gives this refusal no code of its own
          invalid_request_error: async (error) => {
            const { status } = await stripe.checkout.sessions.retrieve(sessionId)
            if (status === 'expired') return { outcome: 'expired' }
            if (status === 'complete') return { outcome: 'complete' }
            throw error
          },
        },
      ),

    async verifyWebhook(rawBody, signature) {
      try {
        return presentPaymentEvent(
          await stripe.webhooks.constructEventAsync(rawBody, signature, webhookSecret),
        )
      } catch (error) {
        // a body that was signed and is not JSON cannot come from the network either
        if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
          return null
        throw error
      }
    },
  }
}

type Answers<Result> = Partial<Record<string, (error: Stripe.errors.StripeError) => Result | Promise<Result>>>

/** One call: what it answers, and which of Stripe's errors (by code, then by kind) are answers too. */
async function ask<Reply, Result>(
  call: () => Promise<Reply>,
  present: (reply: Reply) => Result,
  answers: Answers<Result> = {},
): Promise<Result> {
  try {
    try {
      return present(await call())
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      const answer = answers[error.code ?? ''] ?? answers[error.rawType ?? '']
      if (!answer) throw error
      return await answer(error)
    }
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? presentFault(error) : error
  }
}

/** A 409 is Stripe's lock: another request with this key or on this object is at work. */
function presentFault(error: Stripe.errors.StripeError): Error {
  const transient =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error.statusCode === 409 ||
    (error.statusCode ?? 500) >= 500
  if (transient) return new PaymentNetworkUnreachable(error)
  return new PaymentNetworkRefused(error.code ?? error.type, error)
}

async function openCheckout(stripe: Stripe, request: CheckoutRequest): Promise<OpenedCheckout> {
  assertAddsUp(request)
  const currency = request.currency.toLowerCase()
  const cents = (amount: number) => toStripeAmount(request.currency, amount)
  const metadata = { orderId: request.orderId, reference: request.reference, language: request.language }
  return ask(
    async () => {
      const discounts = await openDiscount(stripe, request)
      return stripe.checkout.sessions.create(
        {
          mode: 'payment',
          ui_mode: 'hosted_page',
          submit_type: 'book',
          client_reference_id: request.orderId,
          customer_email: request.email,
          allowed_payment_method_types: ['card'],
          line_items: request.lines.map((line) => ({
            quantity: line.quantity,
            price_data: {
              currency,
              unit_amount: cents(line.unitAmount),
              product_data: {
                name: shorten(line.name, longestName),
                ...(line.description && { description: shorten(line.description, longestName) }),
              },
            },
          })),
          ...(discounts && { discounts }),
          ...(request.sellerName && { branding_settings: { display_name: request.sellerName } }),
          // the price was agreed in this currency
          adaptive_pricing: { enabled: false },
          payment_intent_data: { capture_method: 'manual', description: request.reference, metadata },
          metadata,
          locale: pageLanguages.has(request.language) ? request.language : 'auto',
          expires_at: Math.floor(request.expiresAt.epochMilliseconds / 1000),
          success_url: request.successUrl,
          cancel_url: request.cancelUrl,
        },
        { idempotencyKey: request.idempotencyKey },
      )
    },
    (session) => {
      if (!session.url) throw new Error(`checkout session ${session.id} has no page`)
      return { sessionId: session.id, url: session.url, expiresAt: fromSeconds(session.expires_at) }
    },
  )
}

/** Lines of a payment page cannot be negative: a discount is a coupon that fits this order only. */
async function openDiscount(
  stripe: Stripe,
  request: CheckoutRequest,
): Promise<[{ coupon: string }] | undefined> {
  if (!request.discount?.amount) return undefined
  const coupon = await stripe.coupons.create(
    {
      amount_off: toStripeAmount(request.currency, request.discount.amount),
      currency: request.currency.toLowerCase(),
      duration: 'once',
      max_redemptions: 1,
      name: shorten(request.discount.label, longestCouponName),
      metadata: { orderId: request.orderId },
    },
    { idempotencyKey: `${request.idempotencyKey}:discount` },
  )
  return [{ coupon: coupon.id }]
}

/** A page that asked for another sum than the buyer agreed to would be ours to answer for. */
function assertAddsUp({ lines, discount, total, reference }: CheckoutRequest): void {
  const sum = lines.reduce((all, line) => all + line.quantity * line.unitAmount, 0) - (discount?.amount ?? 0)
  if (sum !== total || total <= 0)
    throw new RangeError(`${reference}: the lines add up to ${sum}, not ${total}`)
}

function presentCheckout(session: Stripe.Checkout.Session): CheckoutReading {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
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
  const { currency } = await stripe.paymentIntents.retrieve(intentId)
  return stripe.refunds.create(
    {
      payment_intent: intentId,
      amount: toStripeAmount(currency.toUpperCase(), amount),
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

function shorten(text: string, longest: number): string {
  const letters = [...text]
  return letters.length <= longest ? text : `${letters.slice(0, longest - 1).join('')}…`
}
