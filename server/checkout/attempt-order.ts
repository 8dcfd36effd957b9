import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { takePlaces } from '../availability/ledger.ts'
import { asksAddress } from '../carts/asks-address.ts'
import { deleteOrderedLines } from '../carts/delete-ordered-lines.ts'
import { findOpenCart } from '../carts/find-open-cart.ts'
import { priceCart } from '../carts/price-cart.ts'
import { reservedUntil } from '../carts/reserved-until.ts'
import type { PricedCart } from '../carts/price-cart.ts'
import type { PlaceOrderReply, PlaceOrderRequest } from '../contract/checkout.ts'
import type { Language } from '../contract/primitives.ts'
import { announce } from '../messages/announce.ts'
import { confirmFreeOrder } from '../orders/settling/conclude-order.ts'
import type { SettleDeps } from '../orders/settling/settle-deps.ts'
import { offerKey, offerPath } from '../offers/offer-links.ts'
import { noteAccepted } from '../offers/settle-offer.ts'
import { supersedeOrder } from '../orders/settling/supersede-order.ts'
import { assertPayable } from '../payments/payable.ts'
import { isTimeZone } from '../platform/clock.ts'
import { inTransaction } from '../platform/database.ts'
import type { Last } from '../platform/database.ts'
import type { RequestContext } from '../platform/http.ts'
import { claimKey, fingerprintOf, keepReply } from '../platform/idempotency.ts'
import type { IdempotentRequest } from '../platform/idempotency.ts'
import { sentTogether } from '../platform/pipelined-client.ts'
import { Problem } from '../platform/problem.ts'
import { deriveToken, hashToken } from '../platform/secret-token.ts'
import { checkCart } from './check-cart.ts'
import type { CartFinding } from './check-cart.ts'
import { findUnpaidOrder, insertOrder } from './checkout.queries.ts'
import type { UnpaidOrderRow } from './checkout.queries.ts'
import { draftOrder, wantsOf } from './draft-order.ts'
import type { OrderDraft } from './draft-order.ts'
import { paymentPageMinutes } from './hold-lifetimes.ts'
import { checkUnpaidHolds, chooseLifetime, ordererOf, refusalOfNetwork, turnOf } from './hold-limits.ts'
import type { ReturnPages } from './return-pages.ts'
import { taskOfSupport } from './task-of-support.ts'
import { reservationMails } from './reservation-mails.ts'

/** What the shopper wants, checked as far as it can be without the cart. */
export type OrderIntent = z.output<typeof PlaceOrderRequest> & {
  token: string
  /** Network address of the buyer. */
  address?: string
  language: Language
  pages: ReturnPages
  claim: IdempotentRequest
  /** An unpaid order of the same cart whose payment page is closed. */
  replaces?: string
}

type WithoutToken<Reply> = Reply extends { orderToken: string } ? Omit<Reply, 'orderToken' | 'proof'> : never

/** A reply as it is kept for a repeated request: without the order's token, which only the cart's token brings back. */
export type KeptOrderReply =
  | { orderId: string; reply: WithoutToken<PlaceOrderReply> }
  | { reply: Extract<PlaceOrderReply, { outcome: 'review' }> }

/** How one attempt ended. Only 'placed' and 'to-pay' have changed anything. */
export type Attempt =
  | { kind: 'answered'; kept: KeptOrderReply }
  | { kind: 'placed'; kept: KeptOrderReply }
  /** The order is written, or was before, and its payment page is to be opened. */
  | { kind: 'to-pay'; orderId: string }
  | { kind: 'review'; finding: CartFinding; cart: PricedCart }
  /** Another unpaid order of the cart is in the way, or one that can no longer be paid; its page must be closed first. */
  | { kind: 'in-the-way'; orderId: string; reference: string }
  /** Somebody else changed the cart, took the places or used up the code in between: look again. */
  | { kind: 'again' }

type Context = Pick<RequestContext, 'storefront' | 'language' | 'origin'>

/** One attempt at an order, in one transaction that stays only if it placed one. */
export async function attemptOrder(
  deps: SettleDeps,
  context: Context,
  intent: OrderIntent,
): Promise<Attempt> {
  try {
    return await inTransaction<Attempt>(
      deps.db,
      ({ kind }) => kind === 'placed' || kind === 'to-pay',
      (trx, last) => attempt({ ...deps, db: trx }, trx, { context, intent, last }),
    )
  } catch (error) {
    if (isLostRace(error)) return { kind: 'again' }
    throw error
  }
}

async function attempt(
  deps: SettleDeps,
  trx: Knex.Transaction,
  { context, intent, last }: { context: Context; intent: OrderIntent; last: Last },
): Promise<Attempt> {
  const from = ordererOf(deps.env, intent.address)
  const [claiming, finding] = sentTogether(
    claimKey(trx, intent.claim, turnOf(from, deps.env)),
    findOpenCart(deps, context.storefront, intent.token),
  )
  const claim = await claiming
  if (claim.state === 'answered') return { kind: 'answered', kept: claim.reply.body as KeptOrderReply }

  const stored = await finding
  const lines = stored.lines.filter((line) => !intent.without.includes(line.id))
  if (lines.length === 0) throw new Problem(409, 'cart_empty', 'The cart is empty.')
  const cart = await priceCart(deps, { ...context, language: intent.language }, { ...stored, lines })
  const unpaid = stored.ordered ? await findUnpaidOrder(trx, cart.id) : undefined
  const found = checkCart(cart, intent.agreedTotal)
  if (found) return { kind: 'review', finding: found, cart }
  checkAddresses(cart, intent.notes)

  const fingerprint = fingerprintOf(cart.id, cart.revision, cart.total, {
    ...intent,
    claim: 0,
    replaces: 0,
    token: 0,
    address: 0,
  })
  const standing =
    unpaid && compareWith(unpaid, { fingerprint, replaces: intent.replaces, now: deps.clock.now() })
  if (standing) return standing

  if (intent.replaces) await supersedeOrder(trx, intent.replaces)
  const now = deps.clock.now()
  const heldUntil = reserves(intent, cart)
    ? reservedUntil(cart.lines, now)
    : now.add({ minutes: await chooseLifetime(trx, cart, { from, env: deps.env, now }) })
  const order = draft(deps, { context, intent, cart, fingerprint, from, heldUntil })
  return place(deps, trx, { context, order, cart, claim: intent.claim, offer: stored.offerRequestId, last })
}

/**
 * The unpaid order of the same cart is this one, or stands in the way, or has been made to give way already. One whose
 * page has closed gives way too: no buyer is sent to a page that takes no payment.
 */
function compareWith(
  unpaid: UnpaidOrderRow,
  { fingerprint, replaces, now }: { fingerprint: Buffer; replaces?: string; now: Temporal.Instant },
): Attempt | undefined {
  if (unpaid.id === replaces) return undefined
  const isPayable = unpaid.payableUntil.getTime() > now.epochMilliseconds
  if (isPayable && unpaid.fingerprint.equals(fingerprint)) return { kind: 'to-pay', orderId: unpaid.id }
  return { kind: 'in-the-way', orderId: unpaid.id, reference: unpaid.reference }
}

/** A car that was paid for is not sent to nowhere. */
function checkAddresses({ lines }: PricedCart, notes: OrderIntent['notes']): void {
  const given = new Set(notes.filter(({ address }) => address).map(({ lineId }) => lineId))
  if (lines.every((line) => given.has(line.id) || asksAddress(line).length === 0)) return
  throw new Problem(400, 'address_required', 'A chosen extra or pickup needs an address; see addressFor.')
}

/** Places are reserved for a payment that support arranges; an order that costs nothing needs none. */
function reserves({ paymentMethod }: OrderIntent, cart: PricedCart): boolean {
  return paymentMethod === 'PAY_LATER' && cart.total > 0
}

function draft(
  { clock, env }: SettleDeps,
  {
    context,
    intent,
    cart,
    fingerprint,
    from,
    heldUntil,
  }: {
    context: Context
    intent: OrderIntent
    cart: PricedCart
    fingerprint: Buffer
    /** A hash of the network address that orders. */
    from: Buffer | null
    heldUntil: Temporal.Instant
  },
): OrderDraft {
  const isReserved = reserves(intent, cart)
  if (isReserved && !cart.payLater) {
    throw new Problem(400, 'pay_later_not_offered', 'Not everything in the cart can be paid later.')
  }
  // what the page lists before any reduction counts too
  if (!isReserved) assertPayable(cart.currency, cart.subtotal)
  const now = clock.now()
  // who turns back from paying for an offer comes back to the offer
  const reference = cart.lines.find(({ agreed }) => agreed)?.agreed?.reference
  const offer = reference && { reference, key: offerKey(env, reference, now) }
  const id = randomUUID()
  return draftOrder(cart, intent.notes, {
    id,
    status: isReserved ? 'RESERVED' : 'AWAITING_PAYMENT',
    storefrontId: context.storefront.id,
    language: intent.language,
    timeZone: intent.timeZone && isTimeZone(intent.timeZone) ? intent.timeZone : null,
    buyer: intent.buyer,
    paymentMethod: intent.paymentMethod,
    tokenHash: hashToken(deriveToken(intent.token, `order:${id}`)),
    fingerprint,
    ...intent.pages,
    ...(offer && { cancelUrl: context.origin + offerPath(intent.language, offer) }),
    from,
    heldUntil,
    purchasedAt: now,
    payment:
      cart.total === 0 || isReserved
        ? undefined
        : { id: randomUUID(), expiresAt: now.add({ minutes: paymentPageMinutes }) },
  })
}

async function place(
  deps: SettleDeps,
  trx: Knex.Transaction,
  {
    context,
    order,
    cart,
    claim,
    offer,
    last,
  }: {
    context: Context
    order: OrderDraft
    cart: PricedCart
    claim: IdempotentRequest
    /** The offer request that it accepts, if it does. */
    offer?: string | null
    last: Last
  },
): Promise<Attempt> {
  const now = deps.clock.now()
  const isReserved = order.status === 'RESERVED'
  const { id, from, buyer } = order
  const check = () => checkUnpaidHolds(trx, { id, from, ...buyer, isReserved }, { env: deps.env, now })
  const [inserting, taking, checking, writing] = sentTogether(
    insertOrder(trx, order),
    takePlaces(trx, wantsOf(cart, order), { now, expiresAt: order.heldUntil }),
    check(),
    isReserved ? reservationMails(deps, trx, order) : Promise.resolve([]),
  )
  const written = await inserting
  if (written === 'changed') return { kind: 'again' }
  if (written === 'too-many') {
    throw new Problem(409, 'too_many_reservations', 'This e-mail address has too many unpaid reservations.')
  }
  if (written === 'too-many-of-network') throw refusalOfNetwork(null, { isReserved, now })
  const taken = await taking
  if (taken.outcome === 'short') return { kind: 'again' }
  await (taken.madeRoom ? check() : checking)
  if (order.payment) return { kind: 'to-pay', orderId: order.id }

  const kept: KeptOrderReply = { orderId: order.id, reply: { outcome: 'placed', reference: order.reference } }
  if (isReserved) {
    if (offer) await noteAccepted(trx, offer)
    const task = taskOfSupport({ ...context, env: deps.env }, order)
    const mails = await writing
    const lineIds = order.bookings.map(({ lineId }) => lineId)
    last(
      announce(trx, { kind: 'order-reserved', orderId: order.id }, ...(task ? [task] : []), ...mails),
      deleteOrderedLines(trx, { id, cartId: cart.id }, lineIds),
      keepReply(trx, claim, { status: 200, body: kept }),
    )
  } else {
    const { promoCode } = order
    const isConfirmed = await confirmFreeOrder(trx, { id, cartId: cart.id, promoCode, payment: null }, now)
    if (!isConfirmed) return { kind: 'again' }
    await keepReply(trx, claim, { status: 200, body: kept })
  }
  return { kind: 'placed', kept }
}

/** Two tabs at once (the indexes of unpaid orders and of reservations), a reference that was drawn twice, or two that waited for each other. */
function isLostRace(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown }
  if (code === '40P01') return true
  return (
    code === '23505' &&
    (constraint === 'orders_unpaid' ||
      constraint === 'orders_turn_of_email' ||
      constraint === 'orders_turn_of_address' ||
      constraint === 'orders_reference_key' ||
      constraint === 'bookings_reference_key')
  )
}
