import { createLogger } from '../../platform/log.ts'
import { readEnv } from '../../platform/env.ts'
import type { Database } from '../../platform/database.ts'
import { stopClock } from './clock.ts'
import type { StoppedClock } from './clock.ts'

/** Deps of a use case on a test's own database, with a clock that stands at 2026-11-21 08:00 UTC (noon in Dubai). */
export function buildDeps(db: Database, clock: StoppedClock = stopClock()) {
  return {
    db,
    clock,
    log: createLogger('silent'),
    env: readEnv({
      NODE_ENV: 'test',
      SESSION_SECRET: 'a secret of the tests that is of no use to anybody',
      // all shoppers of a test come from one address
      UNPAID_PLACES: '0',
    }),
  }
}
