import type { ChangeState } from '../transitions.ts'

/** A booking as far as it tells for which of several a refund is still owed. */
interface Refunded {
  reference: string
  refunded: number
  updatedAt: string
}

/** A change as far as it tells for which of several a refund is still owed. */
interface Given {
  id: string
  status: ChangeState
  refund: number
}

/** What of a booking's share support still has to give back for each change, the oldest first: what came last is given back last. */
export function owedByChange(
  { refunded, changes }: { refunded: number; changes: readonly Given[] },
  owed: number,
): ReadonlyMap<string, number> {
  const made = changes.filter(({ status }) => status === 'APPLIED')
  const ofChanges = made.reduce((sum, { refund }) => sum + refund, 0)
  const shares = new Map<string, number>()
  // cancelling comes after every change
  let left = owed - (refunded - ofChanges)
  for (const { id, refund } of made.toReversed()) {
    const share = Math.min(left, refund)
    if (share > 0) shares.set(id, share)
    left -= share
  }
  return shares
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
