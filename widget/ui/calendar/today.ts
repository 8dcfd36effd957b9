/** Which day it is somewhere, by its time zone. */

/** The calendar day that it is somewhere, `2026-12-24`: so dates are written in Sweden. */
export function todayIn(timeZone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('sv', { timeZone }).format(now)
}
