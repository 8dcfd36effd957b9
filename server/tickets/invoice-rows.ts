import type { TFunction } from 'i18next'
import type { Booking } from '../contract/checkout.ts'
import type { Language } from '../contract/primitives.ts'
import { describeBooking } from '../messages/booking-facts.ts'
import { lineRows, reductionRows, told } from '../messages/order-facts.ts'
import type { InvoiceRow } from '../messages/order-facts.ts'
import { printInstant, printMoney } from '../platform/text/print-in-language.ts'

/** What can still be cancelled. */
const stands: ReadonlySet<Booking['status']> = new Set(['ON_HOLD', 'PENDING', 'CONFIRMED'])

/** Everything about a booking but its name and its price. */
export function bookingRows(booking: Booking, t: TFunction, language: Language): InvoiceRow[] {
  const facts = describeBooking(booking, t, language)
  return told([
    [t('invoice.status'), t(`orders:status.${booking.status}`)],
    [t('booking'), booking.reference],
    [t('invoice.booked'), printInstant(booking.bookedAt, booking.timeZone, language)],
    [t('day'), facts.day],
    [t('time'), facts.time],
    [t('invoice.location'), facts.where ?? facts.place],
    [t('guests'), facts.guests],
    [t('invoice.services'), facts.extras],
    [t('invoice.info'), [facts.note, booking.declineReason].filter(Boolean).join(' · ')],
    [t('invoice.terms'), stands.has(booking.status) ? facts.cancellation : undefined],
  ])
}

/** How the price came about, and what became of it. */
export function priceRows(booking: Booking, t: TFunction, language: Language): InvoiceRow[] {
  const { total, refunded } = booking
  return told([
    ...lineRows(booking, t, language),
    ...reductionRows(booking, t, language),
    [t('invoice.price'), printMoney(total, language)],
    [t('invoice.refunded'), refunded.amount > 0 ? printMoney(refunded, language) : undefined],
  ])
}
