import type { Knex } from 'knex'
import { givePlacesBack } from '../../availability/ledger.ts'
import { returnOrderedLines } from '../../carts/return-ordered-lines.ts'
import type { Deps } from '../../platform/deps.ts'
import { concludeOrder } from '../settling/conclude-order.ts'
import { findSettlement, listBookingStates, lockOrder, moveBookings } from '../orders.queries.ts'
import type { SettlementRow } from '../orders.queries.ts'
import { notifySuppliersOfBookings } from './notify-supplier.ts'
import { findAsked, listUnanswered, noteDecline, noteRefund } from './supplier-requests.queries.ts'
import { requestRefunds } from '../refunds/request-refunds.ts'
import type { SettleDeps } from '../settling/settle-deps.ts'
import { settleOrder } from '../settling/settle-order.ts'
import type { BookingState } from '../transitions.ts'

/** What a supplier says to a booking on request. */
export type SupplierAnswer = { kind: 'confirm' } | { kind: 'decline'; reason: string }

/** 'answered': it counts, and the order is to be settled. 'late': it was decided, or its time was up. */
export type AnswerResult =
  { outcome: 'answered'; orderId: string } | { outcome: 'late' } | { outcome: 'unknown' }

/**
 * Takes a supplier's answer, once: the booking is confirmed, or rejected and its places given back, and the order gets
 * the status that its bookings add up to. The caller then settles the order (`settleOrder`); when it does not, a job takes
 * the money or lets it go within seconds.
 */
export async function answerBooking(
  deps: Pick<Deps, 'db' | 'clock'>,
  reference: string,
  answer: SupplierAnswer,
): Promise<AnswerResult> {
  const now = deps.clock.now()
  const asked = await findAsked(deps.db, { reference, now: now.toString() })
  if (!asked) return { outcome: 'unknown' }
  if (asked.late) return { outcome: 'late' }
  const answered = await decide(deps, asked, {
    status: answer.kind === 'confirm' ? 'CONFIRMED' : 'REJECTED',
    reason: answer.kind === 'decline' ? answer.reason : undefined,
  })
  return answered ? { outcome: 'answered', orderId: asked.orderId } : { outcome: 'late' }
}

const batch = 100

/** Ends the requests that no supplier answered in time: nothing is charged for them, their places are free again. */
export async function expireRequests(deps: SettleDeps): Promise<void> {
  const now = deps.clock.now().toString()
  for (const { reference } of await listUnanswered(deps.db, { now, limit: batch })) {
    const asked = await findAsked(deps.db, { reference, now })
    if (!asked || !(await decide(deps, asked, { status: 'EXPIRED' }))) continue
    try {
      await settleOrder(deps, asked.orderId)
    } catch (error) {
      // the capture job goes on; the other requests must not wait for it
      deps.log.error({ err: error, orderId: asked.orderId }, 'an order could not be settled')
    }
  }
}

interface Decision {
  status: Extract<BookingState, 'CONFIRMED' | 'REJECTED' | 'EXPIRED'>
  reason?: string
}

/** False: it was decided before. */
async function decide(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, orderId }: { id: string; orderId: string },
  { status, reason }: Decision,
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const order = await findSettlement(trx, orderId)
    // only an order on hold has bookings that wait for their supplier
    if (!order || (await lockOrder(trx, order)) !== 'ON_HOLD') return false
    if ((await moveBookings(trx, [id], status)).length === 0) return false
    if (reason !== undefined) await noteDecline(trx, id, reason)
    if (status === 'CONFIRMED') await notifySuppliersOfBookings(trx, [id])
    else {
      await givePlacesBack(trx, [id])
      if (order.payment?.status === 'CAPTURED') await payBack(trx, { id, orderId })
      await returnOrderedLines(trx, [id])
    }
    await concludeDecided(trx, order, clock.now())
    return true
  })
}

/** Support took the money before the supplier said no: it is owed, and a person gives it back. */
async function payBack(
  trx: Knex.Transaction,
  { id, orderId }: { id: string; orderId: string },
): Promise<void> {
  const refund = (await listBookingStates(trx, orderId)).find((booking) => booking.id === id)?.price ?? 0
  await noteRefund(trx, { id, refund })
  await requestRefunds(trx, orderId, { amount: refund, reason: 'unsuccessful' })
}

/** What was paid by hand (pay later) has no authorisation to take: the order is told at once. */
async function concludeDecided(
  trx: Knex.Transaction,
  order: SettlementRow,
  now: Temporal.Instant,
): Promise<void> {
  const payment = order.payment?.status === 'AUTHORISED' ? order.payment : null
  await concludeOrder(trx, { ...order, payment }, now)
}
