import type Stripe from 'stripe'
import { askStripe } from './ask-stripe.ts'
import type { CheckoutRequest, OpenedCheckout } from './payment-network.ts'
import { toStripeAmount } from './stripe-amounts.ts'

/** What Stripe's page speaks of our languages; the rest is left to the buyer's browser. */
const pageLanguages = new Set(['en', 'ru', 'tr', 'fr', 'pt', 'es', 'de', 'zh', 'it'])
const longestName = 250
const longestCouponName = 40

/** Opens a payment page for an order; see `PaymentNetwork.openCheckout`. */
export async function openCheckout(stripe: Stripe, request: CheckoutRequest): Promise<OpenedCheckout> {
  assertAddsUp(request)
  const currency = request.currency.toLowerCase()
  const cents = (amount: number) => toStripeAmount(request.currency, amount)
  const metadata = {
    orderId: request.orderId,
    reference: request.reference,
    language: request.language,
    ...(request.layout && { layout: request.layout }),
  }
  return askStripe(async () => {
    const discounts = await openDiscount(stripe, request)
    const session = await stripe.checkout.sessions.create(
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
    if (!session.url) throw new Error(`checkout session ${session.id} has no page`)
    return {
      sessionId: session.id,
      url: session.url,
      expiresAt: Temporal.Instant.fromEpochMilliseconds(session.expires_at * 1000),
    }
  })
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
  if (sum === total && total > 0) return
  throw new RangeError(`${reference}: the lines add up to ${sum}, not ${total}`)
}

function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text
  // whole letters only: half an emoji is refused
  const letters = [...new Intl.Segmenter().segment(text)]
  const end = letters.findLast((letter) => letter.index < longest)?.index ?? 0
  return `${text.slice(0, end)}…`
}
