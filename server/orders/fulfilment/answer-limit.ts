import { cancellationTerms } from '../../availability/cancellation.ts'
import type { CancellationPolicy } from '../../contract/listing.ts'

/** Well within the days for which a card's authorisation lasts. */
const answerHours = 48

/** A traveller who is refused later than this has no time to arrange anything else. */
const hoursBeforeStart = 2

/** The shortest time in which a supplier is asked to answer. */
const leastHours = 1

/** What a supplier is asked about: its start, and what cancelling it costs. */
export interface AskedOccasion {
  startsAt: Temporal.Instant
  timeZone: string
  policy: CancellationPolicy | null
}

/**
 * Until when a supplier may answer: 48 hours, at the latest two hours before the start, and before cancelling begins to
 * cost more, unless that is less than an hour away. What starts within four hours leaves half of that time to each side.
 */
export function answerLimit(
  { startsAt, timeZone, policy }: AskedOccasion,
  now: Temporal.Instant,
): Temporal.Instant {
  const halfway = now.add({
    milliseconds: Math.max(0, Math.floor(now.until(startsAt).total('milliseconds') / 2)),
  })
  const useful = latest(startsAt.subtract({ hours: hoursBeforeStart }), halfway)
  const [step] = cancellationTerms(policy, { startsAt, timeZone, now }) ?? []
  const dearer = step?.until === undefined ? undefined : Temporal.Instant.from(step.until)
  const soonest = now.add({ hours: leastHours })
  const limits = [now.add({ hours: answerHours }), useful]
  if (dearer && Temporal.Instant.compare(dearer, soonest) >= 0) limits.push(dearer)
  return earliest(limits)
}

/** The earliest of several, of which there is at least one. */
export function earliest(instants: readonly Temporal.Instant[]): Temporal.Instant {
  return instants.reduce((a, b) => (Temporal.Instant.compare(a, b) <= 0 ? a : b))
}

function latest(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) >= 0 ? a : b
}
