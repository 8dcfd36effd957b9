/** What cancelling costs by a cancellation policy, and until when it costs nothing. */
import type { CancellationPolicy, CancellationTerm } from '../contract/listing.ts'

/**
 * Until when cancelling costs nothing. Undefined when it never does, when that time has passed, or when the supplier has not stated a
 * policy. Days are the calendar's of the experience's zone, hours and minutes real ones.
 */
export function freeUntil(
  policy: CancellationPolicy | null,
  { startsAt, timeZone, now }: { startsAt: Temporal.Instant; timeZone: string; now: Temporal.Instant },
): Temporal.Instant | undefined {
  if (!policy || policy.kind === 'NON_REFUNDABLE') return undefined
  const start = startsAt.toZonedDateTimeISO(timeZone)
  const deadlines = policy.steps
    .filter((step) => step.penaltyPercent === 0)
    .map(({ days, hours, minutes }) => start.subtract({ days, hours, minutes }).toInstant())
  const [latest] = deadlines.toSorted((a, b) => Temporal.Instant.compare(b, a))
  return latest && Temporal.Instant.compare(latest, now) > 0 ? latest : undefined
}

/**
 * What cancelling costs now, in percent: the mildest step whose time has not passed, and everything once all have. Days
 * are the calendar's of the experience's zone.
 */
export function penaltyPercent(
  policy: CancellationPolicy,
  { startsAt, timeZone, now }: { startsAt: Temporal.Instant; timeZone: string; now: Temporal.Instant },
): number {
  if (policy.kind === 'NON_REFUNDABLE') return 100
  const start = startsAt.toZonedDateTimeISO(timeZone)
  const open = policy.steps.filter(({ days, hours, minutes }) => {
    const deadline = start.subtract({ days, hours, minutes }).toInstant()
    return Temporal.Instant.compare(deadline, now) > 0
  })
  return Math.min(100, ...open.map((step) => step.penaltyPercent))
}

/**
 * What is kept of who cancels, by the steps that still apply: the mildest first, and last what is kept after them, where
 * that is told from "free until then". Empty when nothing comes back any more, undefined when the supplier has stated no policy.
 */
export function cancellationTerms(
  policy: CancellationPolicy | null,
  { startsAt, timeZone, now }: { startsAt: Temporal.Instant; timeZone: string; now: Temporal.Instant },
): CancellationTerm[] | undefined {
  if (!policy) return undefined
  if (policy.kind === 'NON_REFUNDABLE') return []
  const start = startsAt.toZonedDateTimeISO(timeZone)
  const steps = policy.steps
    .map(({ days, hours, minutes, penaltyPercent: percent }) => ({
      until: start.subtract({ days, hours, minutes }).toInstant(),
      percent,
    }))
    .filter(({ until, percent }) => Temporal.Instant.compare(until, now) > 0 && percent < 100)
    .toSorted((a, b) => Temporal.Instant.compare(a.until, b.until))
  // a step counts as long as no milder one lasts as long
  const counting = steps.filter(({ percent }, index) =>
    steps.slice(index + 1).every((later) => later.percent > percent),
  )
  const last = counting.at(-1)
  if (!last) return []
  const told = counting.map(({ until, percent }) => ({ until: until.toString(), percent }))
  if (last.until.equals(startsAt)) {
    return told.length > 1 ? [...told.slice(0, -1), { percent: last.percent }] : told
  }
  return last.percent > 0 ? [...told, { percent: 100 }] : told
}
