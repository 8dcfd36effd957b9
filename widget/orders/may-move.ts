/** Whether, and until when, a booking can be changed, as its buyer is shown. */
import type { ChangeRecord } from '../../server/contract/changes.ts'
import type { Booking } from '../../server/contract/checkout.ts'

/** Whether it came of an offer: its price was agreed for its party. */
export function isOfOffer({ price }: Booking): boolean {
  return price.lines.some(({ kind }) => kind === 'offer')
}

/** Whether its supplier has to agree to another start, which they may do at any time. */
export function asksSupplier(booking: Booking): boolean {
  return !booking.experience.instantConfirmation || isOfOffer(booking)
}

/** The change of it that waits for its payment or for its supplier: until it has ended, there is no other. */
export function undecidedOf({ changes }: Booking): ChangeRecord | undefined {
  return changes.find(({ state }) => state === 'waiting' || state === 'asked')
}

/** Until when its start and its party can be changed at the prices of then; undefined where that does not end by its terms, or another change is undecided. */
export function movesUntil(booking: Booking): string | undefined {
  if (undecidedOf(booking)) return undefined
  return booking.status === 'CONFIRMED' && !asksSupplier(booking) ? booking.freeUntil : undefined
}

/** The same of one that is reserved and not paid: it can be changed once it is. */
export function movesOncePaidUntil(booking: Booking): string | undefined {
  return booking.status === 'ON_HOLD' && !asksSupplier(booking) ? booking.freeUntil : undefined
}

/**
 * Whether its supplier may be asked for a change until it starts, or may be once they have confirmed it. Not of an offer, whose
 * party and price stay as they were agreed.
 */
export function asksUntilStart(booking: Booking): 'now' | 'then' | undefined {
  if (!asksSupplier(booking) || isOfOffer(booking) || undecidedOf(booking)) return undefined
  if (booking.status === 'PENDING') return 'then'
  return booking.status === 'CONFIRMED' ? 'now' : undefined
}

/** Whether its terms still let it go to another start. */
export function mayMove(booking: Booking): boolean {
  return booking.freeUntil !== undefined || asksSupplier(booking)
}

/** Why not, when they do not. */
export function closedBy(booking: Booking) {
  if (booking.cancellation.kind === 'NON_REFUNDABLE') return 'refusal.non-refundable'
  if (booking.wasFree) return 'refusal.past-deadline'
  const isEverFree = booking.cancellation.steps.some(({ penaltyPercent }) => penaltyPercent === 0)
  return isEverFree ? 'fixedLate' : 'fixed'
}
