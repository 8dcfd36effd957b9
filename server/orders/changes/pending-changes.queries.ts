import type { Knex } from 'knex'
import type { Language } from '../../contract/primitives.ts'
import type { Layout } from '../../../themes/names.ts'
import { changeTransitions, statesBefore } from '../transitions.ts'
import type { BookingState, ChangeState, PaymentState } from '../transitions.ts'
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

/** A payment of a change's difference, and its page. */
export interface ChangePayment {
  id: string
  status: PaymentState
  sessionId: string | null
  url: string | null
  amount: number
}

/** A change that was asked for, with the payment of its difference if there is one. */
export interface PendingChange {
  id: string
  status: ChangeState
  createdAt: Date
  heldUntil: Date
  /** Until when the supplier may answer; null: they have not been asked. */
  answerBy: Date | null
  /** The supplier has agreed to it. */
  agreed: boolean
  before: BookingSnapshot
  after: BookingSnapshot & { soldAs: SoldAs }
  fee: number
  refund: number
  due: number
  booking: {
    id: string
    reference: string
    status: BookingState
    optionId: number
    timeZone: string
    periods: number
  }
  order: {
    id: string
    cartId: string
    reference: string
    language: Language
    email: string
    currency: string
    returnUrl: string
    sellerName: string
    layout: Layout
    origins: string[]
    hosts: string[]
  }
  payment: (ChangePayment & { expiresAt: Date }) | null
}

type Times = 'createdAt' | 'heldUntil' | 'answerBy'

/** A change. */
export async function findPendingChange(db: Knex, changeId: string): Promise<PendingChange | undefined> {
  const { rows } = await db.raw<{
    rows: (Pick<PendingChange, Times> &
      Omit<PendingChange, Times | 'payment'> & { payment: ChangePayment | null; expiresAt: Date })[]
  }>(
    `select c.id, c.status, c.created_at "createdAt", c.held_until "heldUntil", c.answer_by "answerBy",
       c.agreed_at is not null agreed, c.before, c.after, c.fee, c.refund, c.due, p.expires_at "expiresAt",
       jsonb_build_object('id', b.id, 'reference', b.reference, 'status', b.status, 'optionId', b.option_id,
         'timeZone', b.time_zone, 'periods', b.periods) booking,
       jsonb_build_object('id', o.id, 'cartId', o.cart_id, 'reference', o.reference, 'language', o.language,
         'email', o.email, 'currency', o.currency, 'returnUrl', o.return_url, 'sellerName', s.name,
         'layout', s.layout, 'origins', s.origins,
         'hosts', case when s.every_other_host then '{}' else s.hosts end) "order",
       case when p.id is not null then jsonb_build_object('id', p.id, 'status', p.status, 'sessionId', p.session_id,
         'url', p.url, 'amount', p.amount) end payment
     from booking_changes c join bookings b on b.id = c.booking_id join orders o on o.id = b.order_id
       join storefronts s on s.id = o.storefront_id left join payments p on p.change_id = c.id
     where c.id = :changeId`,
    { changeId },
  )
  const [row] = rows
  return row && { ...row, payment: row.payment && { ...row.payment, expiresAt: row.expiresAt } }
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

/**
 * Undecided changes of which something is due: the network was not asked since, their time is over, their supplier has
 * agreed, or their booking does not stand any more.
 */
export async function listDue(
  db: Knex,
  { notAskedSince, now, limit }: { notAskedSince: string; now: string; limit: number },
): Promise<{ id: string }[]> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select c.id from booking_changes c join bookings b on b.id = c.booking_id left join payments p on p.change_id = c.id
     where c.status in ('AWAITING_PAYMENT', 'ASKED') and case c.status
       when 'ASKED' then c.answer_by <= :now or b.status <> 'CONFIRMED'
       else c.agreed_at is not null or c.held_until <= :now or coalesce(p.asked_at, c.created_at) <= :notAskedSince
     end
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
): Promise<boolean> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `update payments set session_id = :sessionId, url = :url, opening = null, opening_until = null, updated_at = now()
     where id = :paymentId and status = 'OPEN'`,
    { paymentId, ...session },
  )
  return rowCount === 1
}

/** The undecided change of a booking that its supplier is asked about. */
export async function findAskedChange(db: Knex, booking: string): Promise<string | undefined> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select c.id from booking_changes c join bookings b on b.id = c.booking_id
     where b.reference = :booking and c.status = 'ASKED'`,
    { booking },
  )
  return rows[0]?.id
}

/** Ends an undecided change along the transition table, once. False: another transaction decided first. */
export async function endChange(
  trx: Knex,
  { id, status }: Pick<PendingChange, 'id' | 'status'>,
  { to, reason }: { to: 'APPLIED' | 'LAPSED' | 'DECLINED'; reason?: string },
): Promise<boolean> {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `update booking_changes set status = :to, decline_reason = :reason, updated_at = now()
     where id = :id and status = :status and status = any(:from)`,
    { id, status, to, reason: reason ?? null, from: statesBefore(changeTransitions, to) },
  )
  return rowCount === 1
}

/** What is due is authorised: the supplier is asked, once. */
export async function noteAsked(
  trx: Knex,
  { changeId, answerBy }: { changeId: string; answerBy: string },
): Promise<boolean> {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `update booking_changes set status = 'ASKED', answer_by = :answerBy, held_until = :answerBy, updated_at = now()
     where id = :changeId and status = 'AWAITING_PAYMENT' and agreed_at is null`,
    { changeId, answerBy },
  )
  return rowCount === 1
}

/** The supplier has agreed while what is due is only authorised, once. False: it was decided, or their time is up. */
export async function noteAgreed(
  trx: Knex,
  { changeId, now }: { changeId: string; now: string },
): Promise<boolean> {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `update booking_changes set status = 'AWAITING_PAYMENT', agreed_at = :now, updated_at = now()
     where id = :changeId and status = 'ASKED' and answer_by > :now`,
    { changeId, now },
  )
  return rowCount === 1
}

/** Nothing of what is authorised is to be taken after all. */
export async function takeNothing(trx: Knex, paymentId: string): Promise<void> {
  await trx.raw(`update payments set capture_amount = 0, updated_at = now() where id = :paymentId`, {
    paymentId,
  })
}
