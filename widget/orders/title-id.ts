import type { Booking } from '../../server/contract/checkout.ts'

/**
 * Id of the heading that names a booking on the page of its order. It describes what can be done about that booking, which is called
 * the same for each.
 */
export const titleIdOf = ({ reference }: Booking): string => `booking-${reference}`
