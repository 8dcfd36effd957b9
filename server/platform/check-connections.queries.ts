import pg from 'pg'

const connectWithinMs = 15_000
const rounds = 4

/** What an address of a database leads to. */
export interface ConnectionFacts {
  /** A connection is not always the same session: something between hands each transaction to another. */
  isPooled: boolean
  /** Statements are cancelled after this time; 0: never. */
  statementTimeoutMs: number
  isReadOnly: boolean
}

/**
 * Asks an address what it leads to. Two connections of a session each have processes of their own at PostgreSQL, and keep them;
 * through a pooler in transaction mode the second is served by the first one's process, or one by several.
 */
export async function askConnections(url: string): Promise<ConnectionFacts> {
  const clients = [1, 2].map(
    () => new pg.Client({ connectionString: url, connectionTimeoutMillis: connectWithinMs }),
  )
  const [one, other] = clients as [pg.Client, pg.Client]
  try {
    for (const client of clients) await client.connect()
    const seen = [new Set<number>(), new Set<number>()] as const
    for (let round = 0; round < rounds; round += 1) {
      seen[0].add(await backendOf(one))
      await other.query('begin')
      seen[1].add(await backendOf(other))
      seen[0].add(await backendOf(one))
      await other.query('rollback')
    }
    const { rows } = await one.query<{ timeout: number; readOnly: boolean }>(
      `select (select setting::int from pg_settings where name = 'statement_timeout') timeout,
         pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean "readOnly"`,
    )
    const isPooled = seen[0].size > 1 || seen[1].size > 1 || !seen[0].isDisjointFrom(seen[1])
    return {
      isPooled,
      statementTimeoutMs: rows[0]?.timeout ?? 0,
      isReadOnly: rows[0]?.readOnly ?? false,
    }
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()))
  }
}

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() pid')
  return rows[0]?.pid ?? 0
}
