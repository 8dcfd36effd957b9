/** A booking as far as it tells for which of several a refund is still owed. */
interface Refunded {
  reference: string
  refunded: number
  updatedAt: string
}

/**
 * What support still has to give back, by booking. Refunds are of an order: what was given up last is given back last.
 */
export function owedByBooking(bookings: readonly Refunded[], owed: number): ReadonlyMap<string, number> {
  const shares = new Map<string, number>()
  let left = owed
  const newestFirst = bookings.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
  for (const { reference, refunded } of newestFirst) {
    const share = Math.min(left, refunded)
    if (share > 0) shares.set(reference, share)
    left -= share
  }
  return shares
}
