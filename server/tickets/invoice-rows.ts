import type { TFunction } from 'i18next'
import type { Booking, WholeInvoice } from '../contract/checkout.ts'
import type { Language } from '../contract/primitives.ts'
import { describeBooking, tellInstant } from '../messages/booking-facts.ts'
import { discountRows, lineRows, originalRows, told } from '../messages/order-facts.ts'
import type { InvoiceRow } from '../messages/order-facts.ts'
import { joinIn, printMoney } from '../platform/text/print-in-language.ts'

/** What can still be cancelled. */
const stands: ReadonlySet<Booking['status']> = new Set(['ON_HOLD', 'PENDING', 'CONFIRMED'])

/** How the bookings of an invoice stand apart: each kind under a heading of its own. */
export const groupNames = ['standing', 'cancelled', 'failed'] as const

/** The heading that a booking stands under. */
export function groupOf({ status }: Pick<Booking, 'status'>): (typeof groupNames)[number] {
  if (status === 'CANCELLED') return 'cancelled'
  return status === 'REJECTED' || status === 'EXPIRED' ? 'failed' : 'standing'
}

/** Everything about a booking but its name and its price. */
export function bookingRows(booking: Booking, t: TFunction, language: Language): InvoiceRow[] {
  const facts = describeBooking(booking, t, language)
  return told([
    [t('invoice.status'), t(`orders:status.${booking.status}`)],
    [t('booking'), booking.reference],
    [t('invoice.booked'), tellInstant(booking.bookedAt, booking, { t, language })],
    [t('day'), facts.day],
    [t('time'), facts.time],
    [t('invoice.location'), facts.where ?? facts.place],
    [t('supplier'), facts.supplier],
    [t('guests'), facts.guests],
    [t('invoice.services'), facts.extras],
    [t('invoice.info'), joinIn([facts.note, booking.declineReason], language)],
    [t('invoice.terms'), stands.has(booking.status) ? facts.cancellation : undefined],
    ...originalRows(booking, t, language),
  ])
}

/** How the price came about, and what became of it. */
export function priceRows(booking: Booking, t: TFunction, language: Language): InvoiceRow[] {
  const { total, refunded } = booking
  const givenBack = { ...refunded, amount: -refunded.amount }
  return told([
    ...lineRows(booking, t, language),
    ...discountRows(booking, t, language),
    [t('invoice.price'), printMoney(total, language)],
    [t('invoice.refunded'), refunded.amount > 0 ? printMoney(givenBack, language) : undefined],
  ])
}

/** What the bookings came to, what of it was given back, and what was paid in the end. Needs the texts of `ticket`. */
export function closingRows(invoice: WholeInvoice, t: TFunction, language: Language): InvoiceRow[] {
  const { bookings, currency, total, unbooked } = invoice
  const sum = (of: (booking: Booking) => number) => bookings.reduce((all, booking) => all + of(booking), 0)
  const fees = sum((booking) => booking.fees.amount)
  const refunded = sum((booking) => booking.refunded.amount)
  const givenUp = bookings
    .flatMap(({ changes }) => changes)
    .filter(({ state }) => state === 'applied')
    .reduce((all, { fee, refund }) => all + fee.amount + refund.amount, 0)
  // what it came to before any of it was given up
  const paid = total.amount - (unbooked?.amount ?? 0) + givenUp
  const money = (amount: number) => printMoney({ amount, currency }, language)
  return told([
    [t('invoice.fees'), fees > 0 ? money(fees) : undefined],
    [t('invoice.paid'), givenUp > 0 ? money(paid) : undefined],
    [t('invoice.refunded'), refunded > 0 ? money(-refunded) : undefined],
    [t('invoice.net'), refunded > 0 ? money(paid - refunded) : undefined],
  ])
}
