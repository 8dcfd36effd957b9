import type { Booking, WholeInvoice } from '../contract/checkout.ts'
import type { Money } from '../contract/primitives.ts'

const appliedTo = ({ changes }: Booking) => changes.filter(({ state }) => state === 'applied')

/** Where more than one payment was made, whose cards need not be the same: the purchase, and what a change cost more. */
export function cardsOf({ bookings }: Pick<WholeInvoice, 'bookings'>): 'cards' | undefined {
  return bookings.some((booking) => appliedTo(booking).some(({ due }) => due.amount > 0))
    ? 'cards'
    : undefined
}

/** What was paid for an order in the end: all that was taken, without what was given back. */
export function paidFor({ bookings, total, unbooked }: WholeInvoice): Money {
  const givenUp = bookings
    .flatMap(appliedTo)
    .reduce((sum, { fee, refund }) => sum + fee.amount + refund.amount, 0)
  const refunded = bookings.reduce((sum, booking) => sum + booking.refunded.amount, 0)
  return { ...total, amount: total.amount + givenUp - (unbooked?.amount ?? 0) - refunded }
}
