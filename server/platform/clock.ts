/** The time, as a dependency, so that a test can stand still or leap. */
export interface Clock {
  /** The present instant. */
  now(): Temporal.Instant
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Temporal.Now.instant() }

/** Whether it names a zone of the IANA database: `Europe/Lisbon`, and not an offset such as `+01:00`. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    return new Temporal.ZonedDateTime(0n, zone).timeZoneId.length > 0
  } catch {
    return false
  }
}
