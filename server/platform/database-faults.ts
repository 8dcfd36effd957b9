import { Problem } from './problem.ts'

/** Codes of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html) and of the network. */
const faults: Readonly<Record<string, 'away' | 'read-only' | 'full' | 'slow'>> = {
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EPIPE: 'away',
  ENOTFOUND: 'away',
  ETIMEDOUT: 'away',
  EHOSTUNREACH: 'away',
  '08000': 'away',
  '08003': 'away',
  '08006': 'away',
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '53300': 'away',
  '25006': 'read-only',
  '53100': 'full',
  '53200': 'full',
  '55P03': 'slow',
  '57014': 'slow',
}

/**
 * What pg and knex say without a code, and PgBouncer with that of a broken protocol, 08P01. Knex puts the statement before the words
 * of an error.
 */
const words: readonly (readonly [RegExp, 'away' | 'slow'])[] = [
  [/(^| - )(Connection terminated|timeout expired|Connection ended)|not queryable$/, 'away'],
  [/server login (has been failing|failed)|pgbouncer cannot connect|server conn crashed/, 'away'],
  [/(^| - )(Knex: Timeout acquiring a connection|Query read timeout|query_wait_timeout)/, 'slow'],
  [/no more connections allowed/, 'slow'],
]

const details = {
  away: 'The database cannot be reached. Please try again in a moment.',
  'read-only': 'The database can only be read at the moment. Please try again in a moment.',
  full: 'The database has no room left at the moment. Please try again in a moment.',
  slow: 'The database is too busy at the moment. Please try again in a moment.',
} as const

/** When to try again, in seconds: a restart or a failover takes about so long. */
const retryAfterSeconds = 10

/**
 * A database that is away, can only be read, is full or is too slow, as the problem that its caller is told: 503
 * `unavailable`, with `retryAfter` in seconds. Undefined for any other error.
 */
export function unavailabilityOf(error: unknown): Problem | undefined {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  const said = typeof message === 'string' ? message : ''
  const fault =
    (typeof code === 'string' ? faults[code] : undefined) ?? words.find(([found]) => found.test(said))?.[1]
  if (!fault) return undefined
  return new Problem(503, 'unavailable', details[fault], { fault, retryAfter: retryAfterSeconds })
}
