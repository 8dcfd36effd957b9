import type { Knex } from 'knex'
import type { Language } from '../../contract/primitives.ts'
import type { BookingState, OrderState, PaymentState } from '../transitions.ts'
import type { SoldAs } from '../sold-as.ts'
import type { BookingSnapshot } from './changes.queries.ts'

/** The payment of a change's difference, in the transaction that holds its places. */
export async function insertChangePayment(
  trx: Knex,
  payment: { orderId: string; changeId: string; amount: number; expiresAt: string },
): Promise<void> {
  await trx.raw(
    `insert into payments (order_id, change_id, status, currency, amount, capture_amount, expires_at)
     select id, :changeId, 'OPEN', currency, :amount, :amount, :expiresAt from orders where id = :orderId`,
    payment,
  )
}

/** A change with the payment of its difference, and what its payment page says. */
export interface DifferenceRow {
  id: string
  status: 'AWAITING_PAYMENT' | 'APPLIED' | 'LAPSED'
  createdAt: Date
  heldUntil: Date
  before: BookingSnapshot
  after: BookingSnapshot & { soldAs: SoldAs }
  fee: number
  due: number
  booking: {
    id: string
    reference: string
    status: BookingState
    optionId: number
    timeZone: string
    start: string
  }
  order: {
    id: string
    cartId: string
    status: OrderState
    reference: string
    language: Language
    email: string
    currency: string
    returnUrl: string
    sellerName: string
    origins: string[]
  }
  payment: {
    id: string
    status: PaymentState
    sessionId: string | null
    url: string | null
    amount: number
    expiresAt: Date
  }
}

type Times = 'createdAt' | 'heldUntil'

/** A change that has a difference to pay. */
export async function findDifference(db: Knex, changeId: string): Promise<DifferenceRow | undefined> {
  const { rows } = await db.raw<{
    rows: (Pick<DifferenceRow, Times> & Omit<DifferenceRow, Times> & { expiresAt: Date })[]
  }>(
    `select c.id, c.status, c.created_at "createdAt", c.held_until "heldUntil", c.before, c.after, c.fee, c.due,
       p.expires_at "expiresAt",
       jsonb_build_object('id', b.id, 'reference', b.reference, 'status', b.status, 'optionId', b.option_id,
         'timeZone', b.time_zone, 'start', to_char(b.local_start, 'YYYY-MM-DD"T"HH24:MI')) booking,
       jsonb_build_object('id', o.id, 'cartId', o.cart_id, 'status', o.status, 'reference', o.reference,
         'language', o.language, 'email', o.email, 'currency', o.currency, 'returnUrl', o.return_url,
         'sellerName', s.name, 'origins', s.origins) "order",
       jsonb_build_object('id', p.id, 'status', p.status, 'sessionId', p.session_id, 'url', p.url, 'amount', p.amount)
         payment
     from booking_changes c join bookings b on b.id = c.booking_id join orders o on o.id = b.order_id
       join storefronts s on s.id = o.storefront_id join payments p on p.change_id = c.id
     where c.id = :changeId`,
    { changeId },
  )
  const [row] = rows
  return row && { ...row, payment: { ...row.payment, expiresAt: row.expiresAt } }
}

/** The change of a booking that waits for its payment. */
export async function findWaiting(db: Knex, bookingId: string): Promise<string | undefined> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select id from booking_changes where booking_id = :bookingId and status = 'AWAITING_PAYMENT'`,
    { bookingId },
  )
  return rows[0]?.id
}

/** Changes of an order that wait for their payment. */
export async function listWaitingOf(db: Knex, orderId: string): Promise<{ id: string; paymentId: string }[]> {
  const { rows } = await db.raw<{ rows: { id: string; paymentId: string }[] }>(
    `select c.id, p.id "paymentId" from booking_changes c join payments p on p.change_id = c.id
     where p.order_id = :orderId and c.status = 'AWAITING_PAYMENT'`,
    { orderId },
  )
  return rows
}

/** Changes that the network should be asked about: not asked since, or past their time. */
export async function listWaiting(
  db: Knex,
  { notAskedSince, now, limit }: { notAskedSince: string; now: string; limit: number },
): Promise<{ id: string }[]> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select c.id from booking_changes c join payments p on p.change_id = c.id
     where c.status = 'AWAITING_PAYMENT'
       and (c.held_until <= :now or coalesce(p.asked_at, c.created_at) <= :notAskedSince)
     order by c.held_until limit :limit`,
    { notAskedSince, now, limit },
  )
  return rows
}

/** Keeps the address of an opened payment page. */
export async function saveChangeSession(
  db: Knex,
  paymentId: string,
  session: { sessionId: string; url: string },
): Promise<void> {
  await db.raw(
    `update payments set session_id = :sessionId, url = :url, updated_at = now() where id = :paymentId`,
    { paymentId, ...session },
  )
}

/** Ends the waiting of a change, once. False: it was ended before. */
export async function endWaiting(
  trx: Knex,
  changeId: string,
  status: 'APPLIED' | 'LAPSED',
): Promise<boolean> {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `update booking_changes set status = :status, updated_at = now()
     where id = :changeId and status = 'AWAITING_PAYMENT'`,
    { changeId, status },
  )
  return rowCount === 1
}
