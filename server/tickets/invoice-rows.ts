/** The rows of an invoice as a PDF: bookings, prices, what became of them, payments and refunds. */
import type { TFunction } from 'i18next'
import { wasNeverCharged } from '../../locales/never-charged.ts'
import type { Booking, WholeInvoice } from '../contract/checkout.ts'
import type { Language, Money } from '../contract/primitives.ts'
import { describeBooking, tellByBuyersClock } from '../messages/booking-facts.ts'
import { discountRows, lineRows, originalRows, told } from '../messages/order-facts.ts'
import type { InvoiceRow } from '../messages/order-facts.ts'
import { joinIn, printDay, printMoney } from '../platform/text/print-in-language.ts'

/** What can still be cancelled. */
const stands: ReadonlySet<Booking['status']> = new Set(['ON_HOLD', 'PENDING', 'CONFIRMED'])

/** How the bookings of an invoice stand apart: each kind under a heading of its own. */
export const groupNames = ['standing', 'cancelled', 'failed'] as const

/** The heading that a booking stands under. */
export function groupOf({ status }: Pick<Booking, 'status'>): (typeof groupNames)[number] {
  if (status === 'CANCELLED') return 'cancelled'
  return status === 'REJECTED' || status === 'EXPIRED' ? 'failed' : 'standing'
}

/** Everything about a booking but its name and its price; `timeZone` is the buyer's. */
export function bookingRows(
  booking: Booking,
  { timeZone, t, language }: { timeZone: string; t: TFunction; language: Language },
): InvoiceRow[] {
  const facts = describeBooking(booking, t, language)
  return told([
    [t('invoice.status'), t(`orders:status.${booking.status}`)],
    [t('booking'), booking.reference],
    [t('invoice.booked'), tellByBuyersClock(booking.bookedAt, timeZone, { t, language })],
    [t('day'), facts.day],
    [t('time'), facts.time],
    [t('pickup'), facts.pickup],
    // also where a pickup leads there: as the page of the experience names it
    [t('invoice.location'), booking.address ?? facts.place],
    [t('supplier'), facts.supplier],
    [t('guests'), facts.guests],
    [t('invoice.services'), facts.extras],
    [t('address'), booking.addressGiven],
    [t('invoice.info'), joinIn([facts.note, booking.declineReason], language)],
    [t('invoice.terms'), stands.has(booking.status) ? facts.cancellation : undefined],
    ...originalRows(booking, t, language),
  ])
}

/** How the price came about. */
export function priceRows(booking: Booking, t: TFunction, language: Language): InvoiceRow[] {
  return told([
    ...lineRows(booking, t, language),
    ...discountRows(booking, t, language),
    [t('invoice.price'), printMoney(booking.total, language)],
  ])
}

/** What became of the price of one booking of several. */
export function outcomeRows(booking: Booking, t: TFunction, language: Language): InvoiceRow[] {
  const { total } = booking
  const uncharged = wasNeverCharged(booking) && total.amount > 0
  return [
    ...told([
      [
        t('orders:payment.CANCELLED'),
        uncharged ? printMoney({ ...total, amount: -total.amount }, language) : undefined,
      ],
    ]),
    ...sumRows([booking], total, { t, language }),
  ]
}

/**
 * From a total on to what is left of it, as a sum: what changes took off was paid too, and what was given back comes off
 * again. Fees are a part of what is left.
 */
function sumRows(
  bookings: readonly Booking[],
  total: Money,
  { t, language }: { t: TFunction; language: Language },
): InvoiceRow[] {
  const sum = (of: (booking: Booking) => number) => bookings.reduce((all, booking) => all + of(booking), 0)
  const fees = sum((booking) => booking.fees.amount)
  const refunded = sum((booking) => booking.refunded.amount)
  const owed = sum((booking) => booking.refundOwed?.amount ?? 0)
  const givenUp = bookings
    .flatMap(({ changes }) => changes)
    .filter(({ state }) => state === 'applied')
    .reduce((all, { fee, refund }) => all + fee.amount + refund.amount, 0)
  const paid = total.amount + givenUp
  const money = (amount: number) => printMoney({ ...total, amount }, language)
  return told([
    [
      t('orders:totals.givenUp'),
      givenUp > 0 ? printMoney({ ...total, amount: givenUp }, language, true) : undefined,
    ],
    [t('invoice.paid'), givenUp > 0 ? money(paid) : undefined],
    [t('invoice.refunded'), refunded > owed ? money(owed - refunded) : undefined],
    [t('orders:totals.owed'), owed > 0 ? money(-owed) : undefined],
    [t('invoice.net'), refunded > 0 ? money(paid - refunded) : undefined],
    [t('invoice.fees'), fees > 0 ? money(fees) : undefined],
  ])
}

/** Each payment and refund with its day by the buyer's clocks. Needs the texts of `orders`. */
export function moveRows(
  { timeZone, moves = [] }: WholeInvoice,
  t: TFunction,
  language: Language,
): InvoiceRow[] {
  return moves.map(({ kind, at, amount, byHand, open }) => {
    const local = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDateTime().toString()
    const day = printDay(local, language, 'long')
    const isRefund = kind === 'refund'
    return [
      isRefund
        ? t('orders:invoice.refundedOn', { day, context: open ? (byHand ? 'owed' : 'open') : undefined })
        : t('orders:invoice.paidOn', { day, context: byHand ? 'byHand' : undefined }),
      printMoney({ ...amount, amount: isRefund ? -amount.amount : amount.amount }, language),
    ]
  })
}

/** What became of what the bookings came to. Needs the texts of `ticket` and `orders`. */
export function closingRows(invoice: WholeInvoice, t: TFunction, language: Language): InvoiceRow[] {
  const { bookings, total, unbooked } = invoice
  const booked = { ...total, amount: total.amount - (unbooked?.amount ?? 0) }
  return sumRows(bookings, booked, { t, language })
}
