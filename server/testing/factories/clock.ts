import type { Clock } from '../../platform/clock.ts'

/** A clock that a test sets. */
export interface StoppedClock extends Clock {
  set(instant: string | Temporal.Instant): void
  advance(duration: Temporal.DurationLike): void
}

/** A clock that stands still until told otherwise. */
export function stopClock(at = '2026-11-21T08:00:00Z'): StoppedClock {
  let now = Temporal.Instant.from(at)
  return {
    now: () => now,
    set: (instant) => {
      now = Temporal.Instant.from(instant)
    },
    advance: (duration) => {
      now = now.add(duration)
    },
  }
}
