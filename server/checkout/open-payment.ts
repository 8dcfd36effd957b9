import type { TFunction } from 'i18next'
import type { Language } from '../contract/primitives.ts'
import { tellPeriods } from '../messages/booking-facts.ts'
import type { SettleDeps } from '../orders/settling/settle-deps.ts'
import { printDay, printMoment } from '../platform/text/print-in-language.ts'
import { loadTexts } from '../platform/text/texts.ts'
import type { CheckoutLine, CheckoutRequest } from '../payments/payment-network.ts'
import { paymentLink } from '../orders/order-links.ts'
import { openPaymentPage } from '../orders/settling/open-payment-page.ts'
import type { PageSearch } from '../orders/settling/open-payment-page.ts'
import { failOrder } from '../orders/settling/supersede-order.ts'
import { findPayableOrder, saveSession } from './checkout.queries.ts'
import type { PayableOrderRow } from './checkout.queries.ts'
import { unopenedMinutes } from './hold-lifetimes.ts'
import { notePageWanted } from './payment-page.queries.ts'
import { resultPage } from './return-pages.ts'

/** Where a buyer pays, and until when. */
export interface OpenPayment {
  reference: string
  paymentUrl: string
  heldUntil: string
}

/**
 * The payment page of an order, opened if it is not open yet. Everything that is sent comes from the stored order, so
 * that a second try sends the same and gets the same page. 'ended' when the order no longer waits for a payment. The address
 * leads there by way of this shop: an order whose buyer does not take it within `unopenedMinutes` ends.
 *
 * @param until of `performance.now()`: when the caller must answer
 * @throws PaymentNetworkUnreachable or PaymentNetworkRefused: the order has ended then
 */
export async function openPayment(
  deps: SettleDeps,
  { orderId, token, origin, until }: { orderId: string; token: string; origin: string; until: number },
): Promise<PageSearch<OpenPayment>> {
  const order = await findPayableOrder(deps.db, orderId)
  if (!order) return { state: 'ended' }
  const found = await openPaymentPage<OpenPayment>(
    deps,
    {
      paymentId: order.paymentId,
      look: async () => presentOpen(deps.env, await findPayableOrder(deps.db, orderId), origin),
      open: () => open(deps, order, token),
      giveUp: () => failOrder(deps, orderId),
    },
    until,
  )
  if (found.state === 'open') await notePageWanted(deps.db, orderId, releaseAt(deps.clock.now()))
  return found
}

const releaseAt = (now: Temporal.Instant) => now.add({ minutes: unopenedMinutes }).toString()

function presentOpen(
  env: SettleDeps['env'],
  order: PayableOrderRow | undefined,
  origin: string,
): OpenPayment | 'closed' | 'ended' {
  if (!order) return 'ended'
  const { reference, url, heldUntil } = order
  if (!url) return 'closed'
  const purchasedAt = order.purchasedAt.toTemporalInstant()
  const paymentUrl = paymentLink(env, { reference, origin, purchasedAt })
  return { reference, paymentUrl, heldUntil: heldUntil.toTemporalInstant().toString() }
}

async function open(deps: SettleDeps, order: PayableOrderRow, token: string): Promise<void> {
  const t = (await loadTexts(['lines']))(order.language as Language)
  const { sessionId, url } = await deps.payments.openCheckout(presentCheckout(deps.env, order, { token, t }))
  const session = { sessionId, url, releaseAt: releaseAt(deps.clock.now()) }
  if (await saveSession(deps.db, order.paymentId, session)) return
  // another tab replaced the order while its page was being opened: the page is closed, so that it is not paid
  await deps.payments.expireCheckout(sessionId)
}

function presentCheckout(
  env: SettleDeps['env'],
  order: PayableOrderRow,
  { token, t }: { token: string; t: TFunction },
): CheckoutRequest {
  const { id, reference, currency, total, email, language, sellerName, layout, cancelUrl } = order
  return {
    orderId: id,
    reference,
    currency,
    lines: order.bookings.flatMap((booking) => presentLines(booking, { t, language: language as Language })),
    discount: reductionOf(order),
    total,
    email,
    language,
    sellerName,
    layout,
    successUrl: resultPage(env, order.returnUrl, {
      reference,
      token,
      heldUntil: order.heldUntil.toTemporalInstant(),
    }),
    cancelUrl,
    expiresAt: order.expiresAt.toTemporalInstant(),
    idempotencyKey: `checkout:${order.paymentId}`,
  }
}

/** One sum for the whole page, which knows no reduction of a single line: what groups pay less, and the promo code. */
function reductionOf(order: PayableOrderRow): CheckoutRequest['discount'] {
  const groups = order.bookings.flatMap(({ lines }) => lines).filter(({ kind }) => kind === 'group')
  const amount = groups.reduce((sum, { unitPrice }) => sum - unitPrice.amount, order.discount)
  // "-10%" is read in every language
  const shares = new Set(groups.map(({ percent }) => `-${percent}%`))
  return amount > 0 ? { label: [order.promoCode, ...shares].filter(Boolean).join(' · '), amount } : undefined
}

function presentLines(
  { title, optionTitle, start, guests, lines }: PayableOrderRow['bookings'][number],
  { t, language }: { t: TFunction; language: Language },
): CheckoutLine[] {
  const local = start.replace(' ', 'T')
  // no line of a narrow payment page ends between a day and its month
  const together = (moment: string) => moment.replace(/(\p{Nd}\.?) (?=\p{L})/gu, '$1\u00a0')
  const [when, day] = [
    together(printMoment(local, language, 'medium')),
    together(printDay(local, language, 'medium')),
  ]
  return lines
    .filter(({ kind }) => kind === 'unit' || kind === 'extra' || kind === 'offer')
    .map((line) => ({
      name: line.kind === 'extra' && line.label ? `${title} · ${line.label}` : `${title} · ${optionTitle}`,
      description: [
        // a transfer is not at the start's hour
        line.kind === 'extra' ? day : when,
        line.kind === 'unit' ? (line.label ?? t(`units.${line.id}`, { count: line.quantity })) : undefined,
        // how many quads does not say how many people
        line.id === 'ITEM' && t('guests', { count: guests }),
        line.period && tellPeriods(line.periods, line.period, { t, language }),
      ]
        .filter(Boolean)
        .join(' · '),
      // "Room, 2 ×" would be two rooms: the number counts these, and nights are said in words
      quantity: line.period ? line.quantity : line.quantity * line.periods,
      unitAmount: line.unitPrice.amount * (line.period ? line.periods : 1),
    }))
}
