import { shortestCheckoutMinutes } from '../payments/payment-network.ts'

/** The payment page closes as soon as the network allows, so that places are not kept from others for long. */
export const paymentPageMinutes = shortestCheckoutMinutes

/**
 * Places are kept a little longer than the page is open: a payment made in its last second still finds them.
 */
export const holdLifetimeMinutes = paymentPageMinutes + 4

/** "Reserve now, pay later": so long, or until booking closes, whichever is sooner. */
export const reservationHours = 48
