import type { z } from 'zod'
import type { PlaceOrderReply, PlaceOrderRequest } from '../contract/checkout.ts'
import { presentCart } from '../carts/cart.presenter.ts'
import { deviceToken, orderProof } from '../orders/order-links.ts'
import { closePaymentPage } from '../orders/settling/close-payment-page.ts'
import { failOrder } from '../orders/settling/supersede-order.ts'
import { openingLimit } from '../orders/settling/settle-order.ts'
import type { SettleDeps } from '../orders/settling/settle-deps.ts'
import { PaymentNetworkRefused, PaymentNetworkUnreachable } from '../payments/payment-network.ts'
import { fingerprintOf, forgetKey, keepReply } from '../platform/idempotency.ts'
import type { IdempotentRequest } from '../platform/idempotency.ts'
import type { RequestContext } from '../platform/http.ts'
import { Problem } from '../platform/problem.ts'
import { deriveToken, hashToken } from '../platform/secret-token.ts'
import { attemptOrder } from './attempt-order.ts'
import type { Attempt, KeptOrderReply, OrderIntent } from './attempt-order.ts'
import { checkBuyer } from '../platform/check-buyer.ts'
import { findStandingOrder } from './checkout.queries.ts'
import { openPayment } from './open-payment.ts'
import { chooseReturnPages, isWidgetPage } from './return-pages.ts'

/** What checkout asks for. */
export type CheckoutDeps = SettleDeps & {
  /** How long a shopper waits for an answer, in milliseconds; 19,000 unless told otherwise. */
  answerWithinMs?: number
}

/** The specification promises one within 20 seconds; the rest is for the way to the shopper. */
const usualAnswerWithinMs = 19_000

/** "Confirm and Pay", as it came. */
export interface PlaceOrderCommand {
  /** The cart's. */
  token: string | undefined
  idempotencyKey: string
  /** Network address of the buyer. */
  address?: string
  request: z.output<typeof PlaceOrderRequest>
}

/** An order is retried at most this many times when another transaction was faster; then the buyer is asked to try again. */
const mostAttempts = 8

/**
 * Turns a cart into an order.
 *
 * The buyer is checked, then the cart, against what the shopper agreed to: anything that is not as they saw it comes back
 * as 'review', and nothing was taken. Otherwise one transaction holds the places, counts the promo code's use and writes
 * order, bookings and payment. Only then is the payment page opened, outside of it and safe to repeat; when the network
 * cannot be reached, the places go back and the caller is told to try again. A network that is slow ends in 'in-progress'
 * after 19 seconds: the page is opened behind it, and the same request asks for it again.
 *
 * The same idempotency key gets the same reply. A second order for a cart whose first one is unpaid is the first one again
 * when nothing has changed and it can still be paid; otherwise the first one's page is closed and its places are free for
 * the second, which holds them for as long as a first one does.
 *
 * @throws Problem 401 `cart_unknown`, 409 `cart_empty`, 400 `pay_later_not_offered`, `address_required`, 409 `idempotency_key_reused`,
 *   `total_too_large`, `too_many_reservations`, those of `checkUnpaidHolds`, 503 `payment_unavailable`
 * @throws InvalidRequest (400) for a telephone number or a return page that cannot be
 */
export async function placeOrder(
  deps: CheckoutDeps,
  context: Pick<RequestContext, 'storefront' | 'language' | 'origin'>,
  { token, idempotencyKey, address, request }: PlaceOrderCommand,
): Promise<PlaceOrderReply> {
  if (!token) throw new Problem(401, 'cart_unknown', 'Send the token of the cart as a bearer token.')
  const language = request.language ?? context.language
  const intent: OrderIntent = {
    ...request,
    token,
    address,
    language,
    buyer: checkBuyer(request.buyer),
    pages: chooseReturnPages({ ...context, language }, request),
    claim: {
      scope: `orders:${hashToken(token).toString('base64url')}`,
      key: idempotencyKey,
      fingerprint: fingerprintOf(request),
    },
  }
  const until = performance.now() + (deps.answerWithinMs ?? usualAnswerWithinMs)
  let replaces: string | undefined
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const result = await attemptOrder(deps, context, { ...intent, replaces })
    if (result.kind === 'again') continue
    if (result.kind !== 'in-the-way') {
      const storefrontId = context.storefront.id
      const { language: shown, origin } = context
      return finish(deps, { ...intent, result, until, language: shown, origin, storefrontId })
    }
    if ((await closePage(deps, result.orderId)) === 'paid') {
      return tellPaid(deps, context, { token, ...result })
    }
    replaces = result.orderId
  }
  throw new Problem(503, 'checkout_busy', 'Many people are booking these places right now. Please try again.')
}

async function finish(
  deps: CheckoutDeps,
  {
    result,
    token,
    claim,
    until,
    language,
    origin,
    storefrontId,
    pages: { returnUrl },
  }: Pick<OrderIntent, 'token' | 'claim' | 'language' | 'pages'> & {
    result: Exclude<Attempt, { kind: 'again' | 'in-the-way' }>
    until: number
    origin: string
    storefrontId: number
  },
): Promise<PlaceOrderReply> {
  const reveal = (kept: KeptOrderReply) =>
    revealOrder(deps, kept, { token, storefrontId, returnUrl, isTheirs: true })
  switch (result.kind) {
    case 'answered':
      return reveal(result.kept)
    case 'placed':
      return reveal(result.kept)
    case 'review': {
      const { finding, cart } = result
      const total = { amount: cart.total, currency: cart.currency }
      const reply: PlaceOrderReply = {
        outcome: 'review',
        ...finding,
        cart: presentCart(cart, language),
        totalPayable: total,
      }
      await keepReply(deps.db, claim, { status: 200, body: { reply } satisfies KeptOrderReply })
      return reply
    }
    case 'to-pay': {
      const kept = await openOrFail(deps, { orderId: result.orderId, token, claim, until, origin })
      // what is still to come is asked for by the same request
      if (kept.reply.outcome !== 'in-progress') await keepReply(deps.db, claim, { status: 200, body: kept })
      return reveal(kept)
    }
    default:
      return result satisfies never
  }
}

async function openOrFail(
  deps: CheckoutDeps,
  wanted: { orderId: string; token: string; claim: IdempotentRequest; until: number; origin: string },
): Promise<KeptOrderReply> {
  const { orderId, claim, until, origin } = wanted
  try {
    const search = await openPayment(deps, { orderId, token: tokenOf(wanted.token, orderId), origin, until })
    if (search.state === 'open') return { orderId, reply: { outcome: 'pay', ...search.page } }
    if (search.state === 'ended') return await tellEnd(deps, orderId, claim)
    return await goOnLater(deps, orderId, claim)
  } catch (error) {
    if (!(error instanceof PaymentNetworkUnreachable || error instanceof PaymentNetworkRefused)) throw error
    return refuse(deps, claim)
  }
}

/** A request that waited while another opened the payment page is told what became of the order. */
async function tellEnd(
  deps: CheckoutDeps,
  orderId: string,
  claim: IdempotentRequest,
): Promise<KeptOrderReply> {
  const order = await findStandingOrder(deps.db, orderId)
  if (order?.status === 'PAYMENT_FAILED') return refuse(deps, claim)
  if (!order || order.status === 'CANCELLED') {
    throw new Problem(409, 'order_superseded', 'Another order for this cart was placed in a different tab.')
  }
  return { orderId, reply: { outcome: 'placed', reference: order.reference } }
}

/** The network is still at work. An order whose page is not open after minutes never gets one. */
async function goOnLater(
  deps: CheckoutDeps,
  orderId: string,
  claim: IdempotentRequest,
): Promise<KeptOrderReply> {
  const order = await findStandingOrder(deps.db, orderId)
  if (!order) return refuse(deps, claim)
  const late = Temporal.Instant.compare(deps.clock.now(), order.purchasedAt.add(openingLimit)) > 0
  if (late) {
    await failOrder(deps, orderId)
    return refuse(deps, claim)
  }
  return {
    orderId,
    reply: { outcome: 'in-progress', reference: order.reference, heldUntil: order.heldUntil.toString() },
  }
}

async function refuse({ db }: CheckoutDeps, claim: IdempotentRequest): Promise<never> {
  await forgetKey(db, claim)
  throw new Problem(
    503,
    'payment_unavailable',
    'The payment page could not be opened; nothing was taken. Try again.',
  )
}

async function closePage(deps: CheckoutDeps, orderId: string): Promise<'closed' | 'paid'> {
  try {
    return await closePaymentPage(deps, orderId)
  } catch (error) {
    if (!(error instanceof PaymentNetworkUnreachable)) throw error
    throw new Problem(
      503,
      'payment_unavailable',
      'The earlier payment page could not be closed. Please try again.',
    )
  }
}

/** The order's token is derived from the cart's, so that it can be given again without storing either. */
function tokenOf(cartToken: string, orderId: string): string {
  return deriveToken(cartToken, `order:${orderId}`)
}

/**
 * Another order of the cart was paid meanwhile. Who asks has the cart's token and perhaps nothing else, so where that lies in
 * the page of a widget they get what that page may keep.
 */
async function tellPaid(
  deps: CheckoutDeps,
  { storefront }: Pick<RequestContext, 'storefront'>,
  { token, orderId, reference }: { token: string; orderId: string; reference: string },
): Promise<PlaceOrderReply> {
  const order = await findStandingOrder(deps.db, orderId)
  if (!order) throw new Error(`order ${reference} was paid and is gone`)
  return revealOrder(
    deps,
    { orderId, reply: { outcome: 'placed', reference } },
    { token, storefrontId: storefront.id, returnUrl: order.returnUrl, isTheirs: false },
  )
}

/** A reply with the tokens that open its order: in the page of a widget, one to keep and, for the buyer, one for now. */
function revealOrder(
  { env, clock }: Pick<CheckoutDeps, 'env' | 'clock'>,
  kept: KeptOrderReply,
  {
    token,
    storefrontId,
    returnUrl,
    isTheirs,
  }: { token: string; storefrontId: number; returnUrl: string; isTheirs: boolean },
): PlaceOrderReply {
  if (!('orderId' in kept)) return kept.reply
  if (!isWidgetPage(returnUrl)) return { ...kept.reply, orderToken: tokenOf(token, kept.orderId) }
  const { reference } = kept.reply
  const now = clock.now()
  return {
    ...kept.reply,
    orderToken: deviceToken(env, { reference, storefrontId, now }),
    proof: isTheirs ? orderProof(env, reference, now) : undefined,
  }
}
