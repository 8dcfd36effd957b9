import type { TFunction } from 'i18next'
import type { Knex } from 'knex'
import { holdForChange } from '../../availability/change-places.ts'
import type { ChangeBookingReply } from '../../contract/changes.ts'
import type { Language } from '../../contract/primitives.ts'
import { describeParty } from '../../messages/booking-facts.ts'
import {
  PaymentNetworkRefused,
  PaymentNetworkUnreachable,
  paymentGraceMinutes,
  shortestCheckoutMinutes,
} from '../../payments/payment-network.ts'
import { forgetKey, keepReply } from '../../platform/idempotency.ts'
import type { IdempotentRequest } from '../../platform/idempotency.ts'
import { textIn } from '../../platform/text/localise.ts'
import { printMoment } from '../../platform/text/print-in-language.ts'
import { loadTexts } from '../../platform/text/texts.ts'
import { Problem } from '../../platform/problem.ts'
import { partyIn } from '../sold-as.ts'
import { orderKey, orderPage, siteOf } from '../order-links.ts'
import { openPaymentPage } from '../settling/open-payment-page.ts'
import type { SettleDeps } from '../settling/settle-deps.ts'
import { lapseChange } from './abandon-change.ts'
import { findPendingChange, insertChangePayment, saveChangeSession } from './pending-changes.queries.ts'
import type { PendingChange } from './pending-changes.queries.ts'
import { insertChange } from './changes.queries.ts'
import type { ChangeContext, PricedChange } from './quote-change.ts'

/** As for an order: within the 20 seconds of the specification. */
const answerWithinMs = 19_000

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
  const heldUntil = expiresAt.add({ minutes: paymentGraceMinutes })
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
 * The payment page of a change's difference, opened if it is not open yet, in the language of the page that asks and with
 * the way back to it. When the network cannot be reached, the new
 * places go back and the booking stays as it is.
 *
 * @throws Problem 503 `payment_unavailable`
 */
export async function openDifference(
  deps: SettleDeps,
  changeId: string,
  { claim, language }: { claim: IdempotentRequest; language: Language },
): Promise<ChangeBookingReply> {
  const change = await findPendingChange(deps.db, changeId)
  const payment = change?.payment
  if (!change || !payment) throw new Error(`the change ${changeId} has no payment`)
  const url = await openPage(deps, { ...change, payment, language }, claim)
  const reply: ChangeBookingReply = {
    outcome: 'pay',
    due: { amount: payment.amount, currency: change.order.currency },
    paymentUrl: url,
    heldUntil: change.heldUntil.toTemporalInstant().toString(),
  }
  await keepReply(deps.db, claim, { status: 200, body: reply })
  return reply
}

type PayableChange = PendingChange & { payment: NonNullable<PendingChange['payment']>; language: Language }

async function openPage(deps: SettleDeps, change: PayableChange, claim: IdempotentRequest): Promise<string> {
  const { id, payment } = change
  const until = performance.now() + answerWithinMs
  try {
    const search = await openPaymentPage<{ url: string }>(
      deps,
      {
        paymentId: payment.id,
        look: async () => urlOf(await findPendingChange(deps.db, id)),
        async open() {
          const t = (await loadTexts(['orders', 'lines']))(change.language)
          const { sessionId, url } = await deps.payments.openCheckout(presentCheckout(deps, change, t))
          if (await saveChangeSession(deps.db, payment.id, { sessionId, url })) return
          // the change ended while its page was being opened: the page is closed, so that no payment is made there
          await deps.payments.expireCheckout(sessionId)
        },
        giveUp: () => lapseChange(deps, change, 'FAILED'),
      },
      until,
    )
    if (search.state === 'open') return search.page.url
    // what is still being opened is there when the same is asked for again
    if (search.state === 'late') throw unavailable()
  } catch (error) {
    const away = error instanceof PaymentNetworkUnreachable || error instanceof PaymentNetworkRefused
    if (!away) throw error
  }
  await forgetKey(deps.db, claim)
  throw unavailable()
}

function urlOf(change: PendingChange | undefined): { url: string } | 'closed' | 'ended' {
  if (change?.status !== 'AWAITING_PAYMENT') return 'ended'
  const url = change.payment?.url
  return url ? { url } : 'closed'
}

const unavailable = () =>
  new Problem(503, 'payment_unavailable', 'The payment page cannot be opened now; nothing was changed.')

function presentCheckout({ env }: SettleDeps, { order, booking, ...change }: PayableChange, t: TFunction) {
  const { reference, returnUrl, origins, hosts } = order
  const { before, after, payment, language } = change
  const alongIn = ({ explanation }: typeof before) =>
    explanation.lines.flatMap(({ kind, id, label, quantity }) =>
      kind === 'extra' ? [t('lines:units.titled', { quantity, title: label ?? id })] : [],
    )
  // what stays along is not what is paid for
  const told = alongIn(before).join() === alongIn(after).join() ? () => [] : alongIn
  // a student who becomes an adult is paid for as well: the number of guests alone would not say so
  const partyOf = (one: typeof before) =>
    describeParty(partyIn({ ...one, soldAs: after.soldAs }, language), t)
  const side = (one: typeof before) =>
    [printMoment(one.start, language, 'medium'), partyOf(one), ...told(one)].join(' · ')
  const site = siteOf(env, { returnUrl, storefront: { origins, hosts } })
  // of the moment that is kept, so that a second try sends the same
  const key = orderKey(env, reference, change.createdAt.toTemporalInstant())
  const page = orderPage(site, { reference, language, key })
  return {
    orderId: order.id,
    reference: booking.reference,
    currency: order.currency,
    lines: [
      {
        name: t('orders:change.difference', { experience: textIn(after.soldAs.experience.title, language) }),
        description: t('lines:changed.fromTo', { from: side(before), to: side(after) }),
        quantity: 1,
        unitAmount: change.due,
      },
    ],
    total: change.due,
    email: order.email,
    language,
    sellerName: order.sellerName,
    layout: order.layout,
    successUrl: page,
    cancelUrl: page,
    expiresAt: payment.expiresAt.toTemporalInstant(),
    idempotencyKey: `change:${payment.id}`,
  }
}
