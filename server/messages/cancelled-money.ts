import type { TFunction } from 'i18next'
import type { Booking, WholeInvoice } from '../contract/checkout.ts'
import type { Language, Money } from '../contract/primitives.ts'
import { printMoney, wordsFor } from '../platform/text/print-in-language.ts'
import { cardsOf, partsOfRefund } from './charged.ts'
import type { AnnouncedWays } from './charged.ts'

/** The sums of a cancelled booking: the amount that was paid, the part that is kept, and the part that is refunded (`refund`). */
export function cancelledMoney(
  { invoice, language }: { invoice: WholeInvoice; language: Language },
  about: Booking | undefined,
  { t, refund }: { t: TFunction; refund: string },
): string {
  if (!wasTaken(invoice)) return t(untakenText(invoice))
  const fee = about ? feeOfCancelling(about) : 0
  if (!about || fee === 0) return refund
  const given = refundOfCancelling(about).amount
  const print = (amount: number) => printMoney({ amount, currency: about.fees.currency }, language)
  const words = wordsFor({ paid: print(given + fee), fees: print(fee), amount: print(fee) }, language)
  // of a booking that was changed before, more was paid than what it came to in the end
  const wasChanged = about.changes.some(({ state }) => state === 'applied')
  if (wasChanged) return `${t('change.fee', words)} ${refund}`
  return given > 0 ? `${t('orders:facts.kept', words)} ${refund}` : t('orders:facts.keptAll', words)
}

/** How what is refunded reaches the buyer: by itself to a card, by support, or some of it either way. */
export function wayOfRefund(
  invoice: WholeInvoice,
  about: Booking,
  { t, language, ...ways }: { t: TFunction; language: Language } & AnnouncedWays,
): string {
  const refund = refundOfCancelling(about)
  if (refund.amount === 0) return ''
  const { hand, card } = partsOfRefund(refund, invoice, ways)
  const context = cardsOf(ways.refundPayments)
  if (!hand) return t('refundWay', { context })
  if (!card) return t('orders:cancel.byHand')
  return t('orders:cancel.shared', {
    context,
    card: printMoney(card, language),
    hand: printMoney(hand, language),
  })
}

/** What came back when the booking ended: changes before that may have given back some already. */
export function refundOfCancelling({ refunded, changes }: Booking): Money {
  const before = changes
    .filter(({ state }) => state === 'applied')
    .reduce((sum, { refund }) => sum + refund.amount, 0)
  return { ...refunded, amount: refunded.amount - before }
}

/** What was kept when the booking ended, besides what changes before had cost. */
function feeOfCancelling({ fees, changes }: Booking): number {
  return changes
    .filter(({ state }) => state === 'applied')
    .reduce((left, { fee }) => left - fee.amount, fees.amount)
}

/** What becomes of the money where none was taken: with the last of an order its authorisation is let go. */
function untakenText({ outcome, paymentMethod, paymentStatus }: WholeInvoice) {
  const isReleased = outcome === 'cancelled' && paymentMethod === 'CARD' && paymentStatus === 'CANCELLED'
  return isReleased ? 'kinds.booking-cancelled.money_released' : 'kinds.reservation-declined.money'
}

/** Whether there was a payment that a part can be given back of. */
function wasTaken({ paymentStatus }: WholeInvoice): boolean {
  return paymentStatus === 'CAPTURED' || paymentStatus === 'REFUNDED'
}
