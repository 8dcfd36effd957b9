/** How long places are held for a payment: at the payment page, before it is opened, and after it is left. */
import { paymentGraceMinutes, shortestCheckoutMinutes } from '../payments/payment-network.ts'

/** The payment page closes as soon as the network allows, so that places are not kept from others for long. */
export const paymentPageMinutes = shortestCheckoutMinutes

/** A browser goes to the payment page at once: an order whose page was not opened by then is released. */
export const unopenedMinutes = 3

/** A buyer who comes back from the payment page without paying finds the places kept this long, unless they release them. */
export const leftPageMinutes = 10

/** How long the places of an order are kept for its payment. */
export const holdLifetimeMinutes = paymentPageMinutes + paymentGraceMinutes

/**
 * Reservations that may stand unpaid at a time, for one mail address and for one network address: a reservation takes
 * places from others without any payment. A family that plans a week needs a few, a hotel's desk several; the two days
 * that each of them lasts make more than these a way to empty a calendar.
 */
export const mostReservations = { ofEmail: 5, ofAddress: 20 } as const
