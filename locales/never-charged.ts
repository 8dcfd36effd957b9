/** Which bookings were never charged: the order's page and its invoice subtract their price. */

interface Ended {
  status: string
  refunded: { amount: number }
  fees: { amount: number }
}

const cameToNothing: ReadonlySet<string> = new Set(['EXPIRED', 'REJECTED', 'CANCELLED'])

/**
 * Whether a booking ended before its price was charged. Of a price that was charged, something has been refunded or kept as a fee: the
 * sum of both is then more than zero.
 */
export function wasNeverCharged({ status, refunded, fees }: Ended): boolean {
  return cameToNothing.has(status) && refunded.amount + fees.amount === 0
}
