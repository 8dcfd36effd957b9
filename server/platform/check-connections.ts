import { askConnections } from './check-connections.queries.ts'
import type { ConnectionFacts } from './check-connections.queries.ts'
import type { Env } from './env.ts'
import { explainDatabaseError } from './explain-database.ts'

/** How the database is reached. */
export interface DatabaseAddresses {
  /** For the transactions of requests and jobs; may be a pooler in transaction mode. */
  url: string
  /** For what needs a session: migrations, the job queue, the news of changed pages. The same when there is no pooler. */
  direct: string
  /** Whether statements may be prepared by name. */
  prepared: boolean
}

const notReady = {
  'read-only': 'The database at this address cannot be written: it is a replica, or was made read-only.',
  starting: 'The database at this address is starting, or its pooler cannot log in to it yet.',
} as const

/** What passes by itself: a replica that is about to be promoted, a server that starts. */
export class DatabaseNotReady extends Error {
  readonly status: keyof typeof notReady
  constructor(status: keyof typeof notReady) {
    super(notReady[status])
    this.name = 'DatabaseNotReady'
    this.status = status
  }
}

/** PostgreSQL 57P03 `cannot_connect_now`, and PgBouncer after its own log-in has failed. */
function isStarting(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return (
    code === '57P03' || /server login (has been failing|failed)|pgbouncer cannot connect/.test(message ?? '')
  )
}

/** The addresses that the operator named, or those of the embedded database. */
export function databaseAddresses(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_PREPARED'>,
  embedded = '',
): DatabaseAddresses {
  const url = env.DATABASE_URL ?? embedded
  return { url, direct: env.DATABASE_DIRECT_URL ?? url, prepared: env.DATABASE_PREPARED }
}

/**
 * Ends the start when an address cannot do what is asked of it, which would otherwise show as errors of requests.
 *
 * @throws Error with one sentence for the operator who set the variables
 */
export async function checkConnections({ url, direct, prepared }: DatabaseAddresses): Promise<void> {
  const [usual, session] =
    url === direct
      ? await ask(url).then((facts) => [facts, facts] as const)
      : [await ask(url), await ask(direct)]
  if (session.isPooled) {
    throw new Error(
      `${url === direct ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'} leads through a pooler in transaction mode. The job queue and the news of changes need sessions of their own: set DATABASE_DIRECT_URL to PostgreSQL itself, or to a pool in session mode.`,
    )
  }
  if (usual.isPooled && prepared) {
    throw new Error(
      'DATABASE_URL leads through a pooler in transaction mode. Set DATABASE_PREPARED=0: what is prepared in one session is unknown in the next.',
    )
  }
  if (usual.isPooled && usual.statementTimeoutMs === 0) {
    throw new Error(
      "DATABASE_URL leads through a pooler, through which Dhow cannot bound how long a statement takes: alter role … set statement_timeout = '15s'",
    )
  }
  if (session.isReadOnly) {
    throw new DatabaseNotReady('read-only')
  }
}

async function ask(url: string): Promise<ConnectionFacts> {
  try {
    return await askConnections(url)
  } catch (error) {
    throw isStarting(error) ? new DatabaseNotReady('starting') : explainDatabaseError(error, url)
  }
}
