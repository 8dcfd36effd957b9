import type { Booking, WholeInvoice } from '../contract/checkout.ts'
import type { Money } from '../contract/primitives.ts'
import type { AboutOrder } from './message-kinds.ts'

const appliedTo = ({ changes }: Booking) => changes.filter(({ state }) => state === 'applied')

/** Where a refund is shared among more than one payment, whose cards need not be the same: the purchase, and what a change cost more. */
export function cardsOf(payments: number | undefined): 'cards' | undefined {
  return payments !== undefined && payments > 1 ? 'cards' : undefined
}

/** How a refund comes back, as it was announced. */
export type AnnouncedWays = Pick<AboutOrder, 'refundPayments' | 'refundByHand'>

/** What of a refund goes back to cards and what support gives back; undefined where it is nothing. */
export function partsOfRefund(
  refund: Money,
  { paymentMethod }: Pick<WholeInvoice, 'paymentMethod'>,
  { refundByHand = paymentMethod === 'PAY_LATER' ? refund.amount : 0 }: AnnouncedWays,
): { card?: Money; hand?: Money } {
  const part = (amount: number) => (amount > 0 ? { ...refund, amount } : undefined)
  return { card: part(refund.amount - refundByHand), hand: part(refundByHand) }
}

/** What an order comes to without what never came about. */
export function bookedTotal({ total, unbooked }: WholeInvoice): Money {
  return { ...total, amount: total.amount - (unbooked?.amount ?? 0) }
}

/** All that was taken for an order, also what was given back since. */
export function chargedFor(invoice: WholeInvoice): Money {
  const givenUp = invoice.bookings
    .flatMap(appliedTo)
    .reduce((sum, { fee, refund }) => sum + fee.amount + refund.amount, 0)
  const booked = bookedTotal(invoice)
  return { ...booked, amount: booked.amount + givenUp }
}

/** What of an order was paid by card where support took the rest: what its changes cost more. */
export function paidByCard({ bookings, currency }: WholeInvoice): Money {
  const amount = bookings.flatMap(appliedTo).reduce((sum, { due }) => sum + due.amount, 0)
  return { amount, currency }
}

/** What was given back of an order, or is on its way. */
export function refundedOf({ bookings, currency }: WholeInvoice): Money {
  return { amount: bookings.reduce((sum, { refunded }) => sum + refunded.amount, 0), currency }
}

/** What was paid for an order in the end: all that was taken, without what was given back. */
export function paidFor(invoice: WholeInvoice): Money {
  const charged = chargedFor(invoice)
  return { ...charged, amount: charged.amount - refundedOf(invoice).amount }
}
