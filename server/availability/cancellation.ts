import type { CancellationPolicy } from '../contract/listing.ts'

/**
 * Until when cancelling costs nothing. Undefined when it never does, or when that time has passed. Days are the
 * calendar's of the experience's zone, hours and minutes real ones.
 */
export function freeUntil(
  policy: CancellationPolicy,
  { startsAt, timeZone, now }: { startsAt: Temporal.Instant; timeZone: string; now: Temporal.Instant },
): Temporal.Instant | undefined {
  if (policy.kind === 'NON_REFUNDABLE') return undefined
  const start = startsAt.toZonedDateTimeISO(timeZone)
  const deadlines = policy.steps
    .filter((step) => step.penaltyPercent === 0)
    .map(({ days, hours, minutes }) => start.subtract({ days, hours, minutes }).toInstant())
  const [latest] = deadlines.toSorted((a, b) => Temporal.Instant.compare(b, a))
  return latest && Temporal.Instant.compare(latest, now) > 0 ? latest : undefined
}
