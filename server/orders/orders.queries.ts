/** The SQL of orders, bookings, payments and refunds as they go from one status to the next. */
import type { Knex } from 'knex'
import type { Refundable } from './refunds/share-refund.ts'
import type { BookingState, OrderState, PaymentState } from './transitions.ts'
import { bookingTransitions, orderTransitions, paymentTransitions, statesBefore } from './transitions.ts'

/** What settling an order needs to know of it. */
export interface SettlementRow {
  id: string
  cartId: string
  status: OrderState
  reference: string
  purchasedAt: Temporal.Instant
  /** Its places return then; sooner than the end of the hold where its payment page was never opened. */
  keptUntil: Temporal.Instant
  promoCode: string | null
  /** The offer request that it accepts, if it does. */
  offerRequestId: string | null
  payment: {
    id: string
    status: PaymentState
    sessionId: string | null
    intentId: string | null
    amount: number
    currency: string
    captureAmount: number | null
  } | null
  /** What is left of each payment that was taken: the first, then those of its changes. */
  refundable: Refundable[]
}

/** What of a payment is not on its way back. */
const leftSql = `p.captured - coalesce((select sum(amount) from refunds r where r.payment_id = p.id), 0)::bigint`

/** Of `orders o`: what is left of each payment that was taken. */
export const refundableSql = `
  select coalesce(jsonb_agg(jsonb_build_object('left', ${leftSql}, 'byHand', p.intent_id is null) order by p.change_id nulls first, p.created_at), '[]')
  from payments p where p.order_id = o.id and p.status in ('CAPTURED', 'REFUNDED')`

/** An order with its payment; it has at most one, apart from those of its changes. */
export async function findSettlement(db: Knex, orderId: string): Promise<SettlementRow | undefined> {
  const { rows } = await db.raw<{ rows: (Omit<SettlementRow, Times> & Record<Times, Date>)[] }>(
    `select o.id, o.cart_id "cartId", o.status, o.reference, least(o.held_until, o.release_at) "keptUntil", o.purchased_at "purchasedAt", o.promo_code "promoCode",
       (select offer_request_id from carts where id = o.cart_id) "offerRequestId",
       (select jsonb_build_object('id', p.id, 'status', p.status, 'sessionId', p.session_id, 'intentId', p.intent_id,
          'amount', p.amount, 'currency', p.currency, 'captureAmount', p.capture_amount)
        from payments p where p.order_id = o.id and p.change_id is null) payment,
       (${refundableSql}) refundable
     from orders o where o.id = :orderId`,
    { orderId },
  )
  const [row] = rows
  return (
    row && {
      ...row,
      keptUntil: row.keptUntil.toTemporalInstant(),
      purchasedAt: row.purchasedAt.toTemporalInstant(),
    }
  )
}

type Times = 'keptUntil' | 'purchasedAt'

/** Locks the order behind its cart, the order in which checkout locks them, and tells its status of now. */
export async function lockOrder(
  trx: Knex,
  { id, cartId }: { id: string; cartId: string },
): Promise<OrderState | undefined> {
  await trx.raw(`select from carts where id = :cartId for update`, { cartId })
  const { rows } = await trx.raw<{ rows: { status: OrderState }[] }>(
    `select status from orders where id = :id for update`,
    { id },
  )
  return rows[0]?.status
}

/** Compare-and-set along the transition table. False: another transaction moved it first. */
export async function moveOrder(trx: Knex, id: string, to: OrderState): Promise<boolean> {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `update orders set status = :to, updated_at = now() where id = :id and status = any(:from)`,
    { id, to, from: statesBefore(orderTransitions, to) },
  )
  return rowCount === 1
}

/** Moves those of the bookings that may go there, and says which did. */
export async function moveBookings(trx: Knex, ids: readonly string[], to: BookingState): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `update bookings set status = :to, updated_at = now() where id = any(:ids) and status = any(:from) returning id`,
    { ids: [...ids], to, from: statesBefore(bookingTransitions, to) },
  )
  return rows.map((row) => row.id)
}

/** What else changes when a payment moves. */
export interface PaymentChange {
  intentId?: string | null
  captured?: number
  declineCode?: string | null
}

/** Compare-and-set along the transition table. False: another transaction moved it first. */
export async function movePayment(
  trx: Knex,
  id: string,
  to: PaymentState,
  change: PaymentChange = {},
): Promise<boolean> {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `update payments set status = :to, intent_id = coalesce(:intentId, intent_id), captured = coalesce(:captured, captured),
       captured_at = coalesce(captured_at, case when :captured::bigint > 0 then now() end),
       decline_code = coalesce(:declineCode, decline_code), updated_at = now()
     where id = :id and status = any(:from)`,
    {
      id,
      to,
      from: statesBefore(paymentTransitions, to),
      intentId: change.intentId ?? null,
      captured: change.captured ?? null,
      declineCode: change.declineCode ?? null,
    },
  )
  return rowCount === 1
}

/** How much of the authorisation is to be taken. Decided once. */
export async function decideCapture(trx: Knex, paymentId: string, amount: number): Promise<void> {
  await trx.raw(
    `update payments set capture_amount = :amount, updated_at = now() where id = :paymentId and capture_amount is null`,
    { paymentId, amount },
  )
}

/** A booking as far as its order's fate depends on it. */
export interface BookingStateRow {
  id: string
  lineId: string
  status: BookingState
  price: number
  instant: boolean
}

/** The bookings of an order, in the cart's order. */
export async function listBookingStates(db: Knex, orderId: string): Promise<BookingStateRow[]> {
  const { rows } = await db.raw<{ rows: BookingStateRow[] }>(
    `select id, line_id "lineId", status, price, sold_as -> 'experience' ->> 'confirmation' = 'INSTANT' instant
     from bookings where order_id = :orderId order by position`,
    { orderId },
  )
  return rows
}

/** Notes that the network is asked about a payment. False: it was asked so recently that asking again is waste. */
export async function noteAsking(
  db: Knex,
  paymentId: string,
  { now, notSince }: { now: Temporal.Instant; notSince: Temporal.Instant },
): Promise<boolean> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `update payments set asked_at = :now where id = :paymentId and (asked_at is null or asked_at <= :notSince)`,
    { paymentId, now: now.toString(), notSince: notSince.toString() },
  )
  return rowCount === 1
}

/** Unpaid orders that the network should be asked about: placed before, and not asked about since. */
export async function listUnsettled(
  db: Knex,
  { placedBefore, notAskedSince, limit }: { placedBefore: string; notAskedSince: string; limit: number },
): Promise<{ orderId: string; paymentId: string }[]> {
  const { rows } = await db.raw<{ rows: { orderId: string; paymentId: string }[] }>(
    `select o.id "orderId", p.id "paymentId" from orders o join payments p on p.order_id = o.id and p.change_id is null
     where o.status = 'AWAITING_PAYMENT' and o.purchased_at <= :placedBefore
       and (p.asked_at is null or p.asked_at <= :notAskedSince)
     order by p.asked_at nulls first, o.held_until limit :limit`,
    { placedBefore, notAskedSince, limit },
  )
  return rows
}

/** Orders that keep places past their time, or whose payment page was never opened. */
export async function listOverdue(
  db: Knex,
  { now, limit }: { now: string; limit: number },
): Promise<{ id: string; cartId: string; status: OrderState }[]> {
  const { rows } = await db.raw<{ rows: { id: string; cartId: string; status: OrderState }[] }>(
    `select id, cart_id "cartId", status from orders
     where status in ('AWAITING_PAYMENT', 'RESERVED') and held_until <= :now
        or status = 'AWAITING_PAYMENT' and release_at <= :now
     order by held_until limit :limit`,
    { now, limit },
  )
  return rows
}

/** The order that a payment network's ids belong to. */
export async function findOrderOfPayment(
  db: Knex,
  { sessionId, intentId }: { sessionId: string | null; intentId: string | null },
): Promise<string | undefined> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select order_id id from payments where session_id = :sessionId or intent_id = :intentId limit 1`,
    { sessionId, intentId },
  )
  return rows[0]?.id
}

export interface PaymentRow {
  id: string
  orderId: string
  cartId: string
  status: PaymentState
  intentId: string | null
  amount: number
  captureAmount: number | null
  reference: string
  offerRequestId: string | null
}

/** A payment with the order and the cart that it is for. */
export async function findPayment(db: Knex, paymentId: string): Promise<PaymentRow | undefined> {
  const { rows } = await db.raw<{ rows: PaymentRow[] }>(
    `select p.id, p.order_id "orderId", o.cart_id "cartId", p.status, p.intent_id "intentId", p.amount,
       p.capture_amount "captureAmount", o.reference,
       (select offer_request_id from carts where id = o.cart_id) "offerRequestId"
     from payments p join orders o on o.id = p.order_id where p.id = :paymentId`,
    { paymentId },
  )
  return rows[0]
}

/** Asks for a refund, in the transaction that wants it. */
export async function insertRefund(
  trx: Knex,
  refund: { paymentId: string; amount: number; reason: string },
): Promise<string> {
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `insert into refunds (payment_id, amount, reason) values (:paymentId, :amount, :reason) returning id`,
    { ...refund },
  )
  const [row] = rows
  if (!row) throw new Error('the refund was not inserted')
  return row.id
}

/** A payment that a refund can be taken from. */
interface RefundableRow extends Refundable {
  id: string
}

/** What was taken for an order and is not on its way back: its first payment, then those of its changes. */
export async function listRefundable(trx: Knex, orderId: string): Promise<RefundableRow[]> {
  const { rows } = await trx.raw<{ rows: RefundableRow[] }>(
    `select p.id, p.intent_id is null "byHand", ${leftSql} as left
     from payments p where p.order_id = :orderId and p.status in ('CAPTURED', 'REFUNDED')
     order by p.change_id nulls first, p.created_at for update`,
    { orderId },
  )
  return rows
}

export interface RefundRow {
  paymentId: string
  intentId: string | null
  amount: number
  status: 'REQUESTED' | 'SUCCEEDED' | 'FAILED'
}

/** A refund with the payment that it is of. */
export async function findRefund(db: Knex, refundId: string): Promise<RefundRow | undefined> {
  const { rows } = await db.raw<{ rows: RefundRow[] }>(
    `select r.payment_id "paymentId", p.intent_id "intentId", r.amount, r.status
     from refunds r join payments p on p.id = r.payment_id where r.id = :refundId`,
    { refundId },
  )
  return rows[0]
}

/** Notes once how a refund ended; a refund that succeeded counts on its payment. */
export async function settleRefund(
  trx: Knex,
  { refundId, succeeded }: { refundId: string; succeeded: boolean },
): Promise<{ refundedInFull: boolean }> {
  const { rows } = await trx.raw<{ rows: { refundedInFull: boolean }[] }>(
    `with settled as (
       update refunds set status = :status, updated_at = now() where id = :refundId and status = 'REQUESTED'
       returning payment_id, case when :succeeded::boolean then amount else 0 end amount
     )
     update payments p set refunded = p.refunded + s.amount, updated_at = now()
     from settled s where p.id = s.payment_id
     returning p.refunded = p.captured "refundedInFull"`,
    { refundId, succeeded, status: succeeded ? 'SUCCEEDED' : 'FAILED' },
  )
  return rows[0] ?? { refundedInFull: false }
}
