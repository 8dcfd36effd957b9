import type { Knex } from 'knex'
import { holdForChange } from '../../availability/change-places.ts'
import type { ChangeBookingReply } from '../../contract/changes.ts'
import {
  PaymentNetworkRefused,
  PaymentNetworkUnreachable,
  shortestCheckoutMinutes,
} from '../../payments/payment-network.ts'
import { forgetKey, keepReply } from '../../platform/idempotency.ts'
import type { IdempotentRequest } from '../../platform/idempotency.ts'
import { textIn } from '../../platform/text/localise.ts'
import { printDay, printTime } from '../../platform/text/print-in-language.ts'
import { Problem } from '../../platform/problem.ts'
import { orderKey, orderPage, siteOf } from '../invoices/order-links.ts'
import type { SettleDeps } from '../settling/settle-deps.ts'
import { lapseChange } from './abandon-change.ts'
import { findPendingChange, insertChangePayment, saveChangeSession } from './pending-changes.queries.ts'
import type { PendingChange } from './pending-changes.queries.ts'
import { insertChange } from './changes.queries.ts'
import type { ChangeContext, PricedChange } from './quote-change.ts'

/** A payment made in the page's last second still finds its places. */
const graceMinutes = 4

/**
 * Holds the new places of a change beside those that the booking has, and writes what is to be paid. On 'short' the
 * transaction must be rolled back.
 */
export async function reserveDifference(
  trx: Knex.Transaction,
  { order, booking }: ChangeContext,
  { quote, plan }: Required<PricedChange>,
  now: Temporal.Instant,
): Promise<string> {
  const expiresAt = now.add({ minutes: shortestCheckoutMinutes })
  const heldUntil = expiresAt.add({ minutes: graceMinutes })
  const changeId = await insertChange(trx, {
    bookingId: booking.id,
    kind: 'MOVE',
    status: 'AWAITING_PAYMENT',
    before: booking.now,
    after: { ...plan.after, soldAs: plan.soldAs },
    fee: 0,
    refund: 0,
    due: quote.due.amount,
    now: now.toString(),
    heldUntil: heldUntil.toString(),
  })
  const held = await holdForChange(trx, plan.want, { changeId, now, expiresAt: heldUntil })
  if (held === 'short') return held
  await insertChangePayment(trx, {
    orderId: order.id,
    changeId,
    amount: quote.due.amount,
    expiresAt: expiresAt.toString(),
  })
  return changeId
}

/**
 * The payment page of a change's difference, opened if it is not open yet. When the network cannot be reached, the new
 * places go back and the booking stays as it is.
 *
 * @throws Problem 503 `payment_unavailable`
 */
export async function openDifference(
  deps: SettleDeps,
  changeId: string,
  claim: IdempotentRequest,
): Promise<ChangeBookingReply> {
  const change = await findPendingChange(deps.db, changeId)
  const payment = change?.payment
  if (!change || !payment) throw new Error(`the change ${changeId} has no payment`)
  const url = payment.url ?? (await openPage(deps, { ...change, payment }, claim))
  const reply: ChangeBookingReply = {
    outcome: 'pay',
    due: { amount: payment.amount, currency: change.order.currency },
    paymentUrl: url,
    heldUntil: change.heldUntil.toTemporalInstant().toString(),
  }
  await keepReply(deps.db, claim, { status: 200, body: reply })
  return reply
}

type PayableChange = PendingChange & { payment: NonNullable<PendingChange['payment']> }

async function openPage(deps: SettleDeps, change: PayableChange, claim: IdempotentRequest): Promise<string> {
  try {
    const { sessionId, url } = await deps.payments.openCheckout(presentCheckout(deps, change))
    await saveChangeSession(deps.db, change.payment.id, { sessionId, url })
    return url
  } catch (error) {
    const away = error instanceof PaymentNetworkUnreachable || error instanceof PaymentNetworkRefused
    if (!away) throw error
    deps.log.error({ err: error, changeId: change.id }, 'a change could not be paid for')
    await lapseChange(deps, change, 'FAILED')
    await forgetKey(deps.db, claim)
    throw new Problem(
      503,
      'payment_unavailable',
      'The payment page cannot be opened now; nothing was changed.',
    )
  }
}

function presentCheckout({ env }: SettleDeps, { order, booking, ...change }: PayableChange) {
  const { language, reference } = order
  const { after, payment } = change
  const site = siteOf(env, { returnUrl: order.returnUrl, storefront: { origins: order.origins } })
  // of the moment that is kept, so that a second try sends the same
  const key = orderKey(env, reference, change.createdAt.toTemporalInstant())
  const page = orderPage(site, { reference, language, key })
  return {
    orderId: order.id,
    reference: booking.reference,
    currency: order.currency,
    lines: [
      {
        name: textIn(after.soldAs.experience.title, language),
        description: `${printDay(after.start, language)} · ${printTime(after.start, language)}`,
        quantity: 1,
        unitAmount: change.due,
      },
    ],
    total: change.due,
    email: order.email,
    language,
    sellerName: order.sellerName,
    successUrl: page,
    cancelUrl: page,
    expiresAt: payment.expiresAt.toTemporalInstant(),
    idempotencyKey: `change:${payment.id}`,
  }
}
