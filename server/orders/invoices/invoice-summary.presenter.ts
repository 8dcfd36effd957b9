import type { Booking, Invoice } from '../../contract/checkout.ts'
import { zoneOfFirst } from './zone-of-first.ts'

/**
 * What of an order the token opens that a widget keeps in a page of other scripts: its state, what was booked, when and for how
 * much. Nothing of the buyer, where they are picked up, no file, and no link that pays, reviews or comes back. Named one by one, so that
 * what an invoice gains later stays closed.
 */
export function presentSummary(invoice: Invoice): Invoice {
  const { reference, outcome, purchasedAt, language, currency, subtotal, discount, total, unbooked } = invoice
  const {
    paymentMethod,
    paymentStatus,
    refunding,
    refundingPayments,
    refundOwed,
    nextPollAt,
    heldUntil,
    contact,
    continuedAs,
  } = invoice
  return {
    reference,
    outcome,
    purchasedAt,
    // the buyer's own zone would tell where they are
    timeZone: zoneOfFirst(invoice.bookings),
    language,
    currency,
    bookings: invoice.bookings.map(summariseBooking),
    subtotal,
    discount,
    total,
    unbooked,
    paymentMethod,
    paymentStatus,
    refunding,
    refundingPayments,
    refundOwed,
    nextPollAt,
    heldUntil,
    contact,
    continuedAs,
  }
}

function summariseBooking(booking: Booking): Booking {
  const { pickup, note: _note, addressGiven: _addressGiven, ...told } = booking
  const { offerNote: _offerNote, offerMessage: _offerMessage, ...others } = told
  const { ticketUrl: _ticketUrl, reviewUrl: _reviewUrl, ...shown } = others
  const changes = shown.changes.map(({ paymentUrl: _paymentUrl, ...change }) => change)
  // with a pick-up the place where others meet would be the wrong one
  return { ...shown, address: pickup ? undefined : shown.address, changes }
}
