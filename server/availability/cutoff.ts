import type { SellableOption } from './sellable-option.ts'

/** When the booking of a start closes: its cut-off minutes before it begins. The instant itself is still open. */
export function closesAt(
  { cutoffMinutes }: Pick<SellableOption, 'cutoffMinutes'>,
  startsAt: Temporal.Instant,
): Temporal.Instant {
  return startsAt.subtract({ minutes: cutoffMinutes })
}
