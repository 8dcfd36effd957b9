/** How long one text may keep the database. */
import { tooSlow } from '../../platform/database-faults.ts'

/**
 * As long as one statement of a page may. A text takes up to a dozen, so that it could keep a connection for a minute and a half. At a
 * hundred thousand experiences a text of words that were never asked for takes some 2 s, and 4 s after a start of the database.
 */
const mostMs = 8_000

/**
 * Begins to measure. What is returned is called before each further step.
 *
 * @throws Problem (the step, not this) when the time is over: a search that is given up finds nothing wrong, and may be tried again
 */
export function limitTime(): () => void {
  const until = performance.now() + mostMs
  return () => {
    if (performance.now() > until) throw tooSlow()
  }
}
