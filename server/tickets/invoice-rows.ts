import type { TFunction } from 'i18next'
import type { PriceLine } from '../contract/availability.ts'
import type { Booking } from '../contract/checkout.ts'
import type { Language } from '../contract/primitives.ts'
import { describeBooking } from '../messages/booking-facts.ts'
import { promoLineOf, reductionRows, told } from '../messages/order-facts.ts'
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
  const { price, total, refunded } = booking
  const code = promoLineOf(booking)
  return told([
    ...price.lines
      .filter((line) => line !== code)
      .map((line) => [nameOf(line, t, language), printMoney(line.amount, language)] as const),
    ...reductionRows(booking, t, language),
    [t('invoice.price'), printMoney(total, language)],
    [t('invoice.refunded'), refunded.amount > 0 ? printMoney(refunded, language) : undefined],
  ])
}

function nameOf(line: PriceLine, t: TFunction, language: Language): string {
  const { kind, id, label, quantity, periods, percent, unitPrice } = line
  const name = {
    unit: () =>
      label
        ? t('lines:units.titled', { quantity, title: label })
        : t(`lines:units.${id}`, { count: quantity }),
    extra: () => t('lines:units.titled', { quantity, title: label ?? id }),
    offer: () => t('lines:price.offer', { reference: id }),
    group: () =>
      percent === undefined
        ? t('lines:price.groupKept')
        : t('lines:price.group', { count: Number(id), percent }),
    discount: () => t('lines:price.discount', { code: label ?? id }),
  }[kind]()
  const counts = [quantity, periods].filter((count) => count > 1)
  return counts.length > 0 ? `${name} (${[printMoney(unitPrice, language), ...counts].join(' × ')})` : name
}
