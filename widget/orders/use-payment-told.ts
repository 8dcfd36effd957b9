import { useTranslation } from 'react-i18next'
import type { Invoice } from '../../server/contract/checkout.ts'
import { useFormatMoney } from '../ui/facts/money.tsx'
import { lastEvent } from './last-event.ts'
import { amountsOf, cardsOf, duesOf } from './outcomes.ts'
import { useAskedSum } from './use-asked-sum.ts'

/** Where the plain sentence about a charged card would not be true. */
export function paymentContext(
  invoice: Invoice,
): 'continued' | 'free' | 'later' | 'released' | 'part' | 'parts' | undefined {
  const { total, paymentMethod, paymentStatus, outcome, bookings, continuedAs } = invoice
  if (continuedAs) return 'continued'
  if (total.amount === 0) return 'free'
  if (paymentMethod === 'PAY_LATER') return 'later'
  // an order that never was authorised is cancelled too, where another one took its place
  const wasAuthorised = outcome !== 'cancelled' || bookings.some(({ cancelledByBuyer }) => cancelledByBuyer)
  if (paymentStatus === 'CANCELLED' && wasAuthorised) return 'released'
  // what is confirmed already is charged together with what may be confirmed yet
  if (outcome === 'on-hold' && bookings.some(({ status }) => status === 'CONFIRMED')) return 'part'
  return partsOf(invoice).length > 1 ? 'parts' : undefined
}

/** What was paid at first, and what for each change. */
function partsOf(invoice: Invoice): Invoice['total'][] {
  const { charged } = amountsOf(invoice)
  const dues = duesOf(invoice.bookings)
  const first = dues.reduce((left, { amount }) => left - amount, charged.amount)
  return [{ ...charged, amount: first }, ...dues].filter(({ amount }) => amount > 0)
}

/** What happened to the money: what was taken and kept, what goes back, and what has. */
export function usePaymentTold(): (invoice: Invoice, words: Record<string, unknown>) => string {
  const { t } = useTranslation('orders')
  const money = useFormatMoney()
  const askedSum = useAskedSum()
  return (invoice, words) => {
    const { outcome, refunding, refundingPayments, refundOwed, unbooked, paymentMethod } = invoice
    const { fees, refunded } = amountsOf(invoice)
    const given = refunded.amount - (refundOwed?.amount ?? 0) - (refunding?.amount ?? 0)
    const event = lastEvent(invoice)
    return [
      event?.kind === 'waiting' && t('facts.unpaid', { due: money(event.change.due) }),
      outcome === 'cancelled' && fees.amount > 0
        ? t(refunded.amount > 0 ? 'facts.kept' : 'facts.keptAll', words)
        : paidTold(invoice, words),
      outcome === 'partially-booked' &&
        unbooked &&
        paymentMethod === 'CARD' &&
        t('outcome.partially-booked.released'),
      event?.kind === 'asked' && askedSum(event.change),
      outcome !== 'cancelled' && fees.amount > 0 && t('facts.fees', { fees: money(fees) }),
      refundOwed && t('facts.byHand', { refunded: money(refundOwed) }),
      // how long banks take is said once
      given > 0 &&
        t('facts.refunded', {
          refunded: money({ ...refunded, amount: given }),
          context: refunding ? 'also' : undefined,
        }),
      refunding && t('facts.refunding', { refunded: money(refunding), context: cardsOf(refundingPayments) }),
    ]
      .filter((sentence) => typeof sentence === 'string')
      .join(' ')
  }

  function paidTold(invoice: Invoice, words: Record<string, unknown>): string {
    const context = paymentContext(invoice)
    const [first, ...dues] = partsOf(invoice)
    // only what was reserved is paid by hand: each change is paid by card
    if (context === 'later' && first && dues.length > 0) {
      const card = { ...first, amount: dues.reduce((sum, { amount }) => sum + amount, 0) }
      return t('facts.both', { hand: money(first), card: money(card) })
    }
    const parts = [first, ...dues].flatMap((part) => (part ? [money(part)] : [])).join(' + ')
    return t(`outcome.${invoice.outcome}.money`, { ...words, context, parts })
  }
}
