/** How each outcome of an order looks, and what it came to: paid, kept, given back. */
import type {
  Booking,
  BookingStatus,
  Invoice,
  OrderOutcome,
  WholeInvoice,
} from '../../server/contract/checkout.ts'
import type { Money } from '../../server/contract/primitives.ts'
import { waitsForSupplier } from '../../locales/waits-for-supplier.ts'
import type { EmblemHour } from '../ui/pictures/emblem.tsx'

/** How an ending looks, and whether something stands booked. */
export interface OutcomeLook {
  hour: EmblemHour
  festive: boolean
  booked: boolean
}

/** Whether the token that read it opens all of the order, and not only what a widget may keep of it. */
export const isWhole = (invoice: Invoice): invoice is WholeInvoice => invoice.buyer !== undefined

/** Every ending of an order; a new one does not compile until it has a look (and texts, under its name). */
export const outcomeLooks: Record<OrderOutcome, OutcomeLook> = {
  'in-progress': { hour: 'dawn', festive: false, booked: false },
  success: { hour: 'day', festive: true, booked: true },
  'partially-booked': { hour: 'day', festive: false, booked: true },
  'on-hold': { hour: 'dusk', festive: false, booked: true },
  reserved: { hour: 'dusk', festive: false, booked: true },
  'payment-failed': { hour: 'night', festive: false, booked: false },
  unsuccessful: { hour: 'night', festive: false, booked: false },
  cancelled: { hour: 'night', festive: false, booked: false },
}

/** Whether it is a purchase: what is reserved to be paid later is none, it is not paid yet. */
export const isPurchase = (outcome: OrderOutcome): boolean =>
  outcomeLooks[outcome].booked && outcome !== 'reserved'

/** Whether a status is good news, open, or none. */
export const statusTones: Record<BookingStatus, 'safe' | 'hurry' | 'wrong'> = {
  ON_HOLD: 'hurry',
  PENDING: 'hurry',
  CONFIRMED: 'safe',
  REJECTED: 'wrong',
  EXPIRED: 'wrong',
  CANCELLED: 'wrong',
  REDEEMED: 'safe',
}

/** As the PDF has them: what was cancelled comes after what stands, and what never came about last. */
export function standingFirst(bookings: readonly Booking[]): Booking[] {
  const rankOf = ({ status }: Booking) => {
    if (status === 'CANCELLED') return 1
    return statusTones[status] === 'wrong' ? 2 : 0
  }
  return bookings.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** What an order comes to, without what was never charged. */
export function totalOf({ total, unbooked }: Invoice): Money {
  return { ...total, amount: total.amount - (unbooked?.amount ?? 0) }
}

/**
 * What the card is charged for the rest of an order once a request of it is given up; undefined where another request still waits,
 * or nothing of it is confirmed.
 */
export function chargedWithout(booking: Booking, invoice: Invoice): Money | undefined {
  if (!waitsForSupplier(invoice) || booking.status !== 'PENDING') return undefined
  const rest = invoice.bookings.filter(({ reference }) => reference !== booking.reference)
  if (rest.some(({ status }) => status === 'PENDING')) return undefined
  const confirmed = rest.filter(({ status }) => status === 'CONFIRMED')
  const amount = confirmed.reduce((sum, { total }) => sum + total.amount, 0)
  return amount > 0 ? { amount, currency: invoice.currency } : undefined
}

/** What was paid in the end: all that was taken, without what was given back. */
export function netOf(invoice: Invoice): Money {
  const { charged, refunded } = amountsOf(invoice)
  return { ...charged, amount: charged.amount - refunded.amount }
}

/** What the buyer pays for: bookings that are confirmed, or still may be. */
export function amountsOf(invoice: Invoice): {
  confirmed: Money
  open: Money
  refunded: Money
  fees: Money
  /** All that was ever taken: what stands, and what has been given up since. */
  charged: Money
} {
  const { bookings, currency } = invoice
  const sum = (amounts: readonly Money[]) => ({
    amount: amounts.reduce((all, { amount }) => all + amount, 0),
    currency,
  })
  const of = (...statuses: BookingStatus[]) =>
    sum(bookings.filter(({ status }) => statuses.includes(status)).map(({ total }) => total))
  return {
    confirmed: of('CONFIRMED', 'REDEEMED'),
    open: of('ON_HOLD', 'PENDING'),
    refunded: sum(bookings.map(({ refunded }) => refunded)),
    fees: sum(bookings.map(({ fees }) => fees)),
    charged: sum([totalOf(invoice), ...bookings.flatMap(givenUp)]),
  }
}

/** What changes took off bookings: it was paid, and is in no price any more. */
export function givenUpOf(bookings: readonly Booking[]): number {
  return bookings.flatMap(givenUp).reduce((sum, { amount }) => sum + amount, 0)
}

/** What is shown of a payment: of one that was taken, whether support has to give of it back, it is on its way to the card, or went back, in whole or in part. */
export function shownPaymentOf(
  invoice: Invoice,
): Invoice['paymentStatus'] | 'REFUND_DUE' | 'REFUNDING' | 'PARTLY_REFUNDED' {
  const { paymentStatus, refunding, refundOwed } = invoice
  const isTaken = paymentStatus === 'CAPTURED' || paymentStatus === 'REFUNDED'
  if (!isTaken || amountsOf(invoice).refunded.amount === 0) return paymentStatus
  if (refundOwed) return 'REFUND_DUE'
  if (refunding) return 'REFUNDING'
  return netOf(invoice).amount > 0 ? 'PARTLY_REFUNDED' : 'REFUNDED'
}

/** Where a refund is shared among more than one payment, whose cards need not be the same: the purchase, and what a change cost more. */
export function cardsOf(payments: number | undefined): 'cards' | undefined {
  return payments !== undefined && payments > 1 ? 'cards' : undefined
}

/** What was paid for changes, each by a payment of its own, in the order in which they were made. */
export function duesOf(bookings: readonly Booking[]): Money[] {
  return bookings
    .flatMap(({ changes }) => changes)
    .filter(({ state, due }) => state === 'applied' && due.amount > 0)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ due }) => due)
}

/** What a booking came to before any of it was given up. */
export function chargedFor(booking: Booking): Money {
  const amounts = [booking.total, ...givenUp(booking)]
  return { ...booking.total, amount: amounts.reduce((all, { amount }) => all + amount, 0) }
}

/** Whether it waits for its payment: the payment page was left, or is still open. */
export function isUnpaid({ outcome, paymentStatus }: Invoice): boolean {
  return outcome === 'in-progress' && paymentStatus === 'OPEN'
}

/** What was taken for an order and kept when it was cancelled; undefined when nothing was ever taken. */
export function keptOf(invoice: Invoice): Money | undefined {
  const { paymentStatus } = invoice
  return paymentStatus === 'CAPTURED' || paymentStatus === 'REFUNDED' ? netOf(invoice) : undefined
}

/** What changes took off a booking: given back, or kept as a fee. */
function givenUp({ changes }: Booking): Money[] {
  return changes.filter(({ state }) => state === 'applied').flatMap(({ fee, refund }) => [fee, refund])
}
