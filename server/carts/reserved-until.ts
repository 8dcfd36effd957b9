import { closesAt } from '../availability/cutoff.ts'
import type { SellableOption } from '../availability/sellable-option.ts'

/** "Reserve now, pay later": places are kept so long, or until booking closes, whichever is sooner. */
export const reservationHours = 48

/** Until when places are reserved for who pays later: never beyond the time when a booking closes, for its supplier must know the guests by then. */
export function reservedUntil(
  lines: readonly { startsAt?: Temporal.Instant; sellable: Pick<SellableOption, 'cutoffMinutes'> }[],
  now: Temporal.Instant,
): Temporal.Instant {
  const closings = lines.flatMap(({ startsAt, sellable }) => (startsAt ? [closesAt(sellable, startsAt)] : []))
  const [first] = [...closings, now.add({ hours: reservationHours })].toSorted((a, b) =>
    Temporal.Instant.compare(a, b),
  )
  return first ?? now
}
