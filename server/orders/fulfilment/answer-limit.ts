import { cancellationTerms } from '../../availability/cancellation.ts'
import type { CancellationPolicy } from '../../contract/listing.ts'

/** Well within the days for which a card's authorisation lasts. */
const answerHours = 48

/** A traveller who is refused later than this has no time to arrange anything else. */
const hoursBeforeStart = 2

/** The shortest time in which a supplier is asked to answer. */
const leastHours = 1

/** A traveller whose change is refused decides in this time whether to keep the booking as it is. */
const hoursToDecide = 6

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
  const dearer = dearerFrom({ startsAt, timeZone, policy }, now)
  const soonest = now.add({ hours: leastHours })
  const limits = [now.add({ hours: answerHours }), useful]
  if (dearer && Temporal.Instant.compare(dearer, soonest) >= 0) limits.push(dearer)
  return earliest(limits)
}

/**
 * Until when a supplier may refuse a change, so that its traveller can still decide to cancel before that begins to cost more: six
 * hours before, or half of the time that is left. Undefined where nothing becomes dearer, or so soon that no supplier could answer.
 */
export function limitToDecide(asked: AskedOccasion, now: Temporal.Instant): Temporal.Instant | undefined {
  const dearer = dearerFrom(asked, now)
  if (!dearer) return undefined
  const halfway = now.add({ milliseconds: Math.floor(now.until(dearer).total('milliseconds') / 2) })
  const limit = latest(dearer.subtract({ hours: hoursToDecide }), halfway)
  return Temporal.Instant.compare(limit, now.add({ hours: leastHours })) >= 0 ? limit : undefined
}

/** When cancelling begins to cost more than it does now; undefined where it never does. */
function dearerFrom(
  { startsAt, timeZone, policy }: AskedOccasion,
  now: Temporal.Instant,
): Temporal.Instant | undefined {
  const [step] = cancellationTerms(policy, { startsAt, timeZone, now }) ?? []
  return step?.until === undefined ? undefined : Temporal.Instant.from(step.until)
}

/** The earliest of several, of which there is at least one. */
export function earliest(instants: readonly Temporal.Instant[]): Temporal.Instant {
  return instants.reduce((a, b) => (Temporal.Instant.compare(a, b) <= 0 ? a : b))
}

function latest(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) >= 0 ? a : b
}
