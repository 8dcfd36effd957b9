import { Problem } from './problem.ts'

type Fault = 'away' | 'read-only' | 'full' | 'slow'

/**
 * Codes of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html), and of the network as libuv names them
 * (https://docs.libuv.org/en/v1.x/errors.html). A class, the first two characters, stands for those of its codes that are not
 * listed.
 */
const faults: Readonly<Record<string, Fault | undefined>> = {
  EAI_AGAIN: 'away',
  ECONNABORTED: 'away',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EHOSTDOWN: 'away',
  EHOSTUNREACH: 'away',
  ENETDOWN: 'away',
  ENETUNREACH: 'away',
  ENOTCONN: 'away',
  ENOTFOUND: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  '08': 'away',
  // a statement that breaks the protocol is a fault of ours
  '08P01': undefined,
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P05': 'away',
  '25006': 'read-only',
  '53': 'full',
  '53300': 'away',
  '58030': 'away',
  '25P03': 'slow',
  '25P04': 'slow',
  '55P03': 'slow',
  '57014': 'slow',
}

/**
 * What pg, tarn and knex say without a code, and PgBouncer with 08P01, the code of a broken protocol. Knex puts the statement
 * before the words of an error.
 */
const words: readonly (readonly [RegExp, Fault])[] = [
  [/(^| - )(query_wait_timeout|query timeout|idle transaction timeout|no more connections allowed)/, 'slow'],
  [/(^| - )(Knex: Timeout acquiring a connection|Query read timeout)/, 'slow'],
  [
    /(^| - )(Connection terminated|Connection ended|timeout e(xpired|xceeded when trying to connect))/,
    'away',
  ],
  [/not queryable$|(^| - )There was an error establishing an SSL connection$/, 'away'],
  // pools that end because their process does
  [/^(Unable to acquire a connection|aborted|Cannot use a pool after calling end on the pool)$/, 'away'],
]

/** Severities of an error with which PostgreSQL, or PgBouncer in its name, ends the connection. */
const ending = new Set<unknown>(['FATAL', 'PANIC'])

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
  const fault = faultOf((error ?? {}) as Said)
  return fault && problemOf(fault)
}

/** The same for a caller who has kept a database busy for as long as it may, with several statements. */
export const tooSlow = (): Problem => problemOf('slow')

const problemOf = (fault: Fault): Problem =>
  new Problem(503, 'unavailable', details[fault], { fault, retryAfter: retryAfterSeconds })

/** What may be known of an error; any of it may be of another kind. */
interface Said {
  code?: unknown
  message?: unknown
  severity?: unknown
  syscall?: unknown
}

function faultOf({ code, message, severity, syscall }: Said): Fault | undefined {
  const said = typeof message === 'string' ? message : ''
  const found =
    words.find(([known]) => known.test(said))?.[1] ?? (typeof code === 'string' ? ofCode(code) : undefined)
  // the socket of a PostgreSQL on this machine is a file (ENOENT) with a queue of its own (EAGAIN)
  return found ?? (ending.has(severity) || syscall === 'connect' ? 'away' : undefined)
}

function ofCode(code: string): Fault | undefined {
  return Object.hasOwn(faults, code) ? faults[code] : faults[code.slice(0, 2)]
}
