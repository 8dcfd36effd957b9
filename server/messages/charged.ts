import type { Booking, WholeInvoice } from '../contract/checkout.ts'
import type { Money } from '../contract/primitives.ts'

const appliedTo = ({ changes }: Booking) => changes.filter(({ state }) => state === 'applied')

/** Where a refund is shared among more than one payment, whose cards need not be the same: the purchase, and what a change cost more. */
export function cardsOf(payments: number | undefined): 'cards' | undefined {
  return payments !== undefined && payments > 1 ? 'cards' : undefined
}

/** All that was taken for an order, also what was given back since. */
export function chargedFor({ bookings, total, unbooked }: WholeInvoice): Money {
  const givenUp = bookings
    .flatMap(appliedTo)
    .reduce((sum, { fee, refund }) => sum + fee.amount + refund.amount, 0)
  return { ...total, amount: total.amount + givenUp - (unbooked?.amount ?? 0) }
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
