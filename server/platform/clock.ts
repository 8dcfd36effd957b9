/** The time, as a dependency, so that a test can stand still or leap. */
export interface Clock {
  /** The present instant. */
  now(): Temporal.Instant
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Temporal.Now.instant() }
