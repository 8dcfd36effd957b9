import type { Knex } from 'knex'
import PostgresClient from 'knex/lib/dialects/postgres/index.js'
import type { PostgresConnection, TransactionTerms } from 'knex/lib/dialects/postgres/index.js'
import PostgresTransaction from 'knex/lib/dialects/postgres/execution/pg-transaction.js'

/**
 * knex's client for connections with `pipeline: true`, on which a statement need not wait for the reply to the one before it.
 * What is asked in one turn of the event loop leaves in one packet, and PostgreSQL works through it without waiting for us: each
 * round trip that is saved is a system call here, a wake-up of the backend there, and the time on the way.
 *
 * A transaction begins in the packet of its first statement. Where `BEGIN` fails, as with a lost connection, the transaction does.
 */
export class PipelinedClient extends PostgresClient {
  override _query(connection: PostgresConnection, query: object): Promise<object> {
    const { stream } = connection.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    return super._query(connection, query)
  }

  override transaction(...terms: TransactionTerms): Knex.Transaction {
    return new PipelinedTransaction(this, ...terms)
  }
}

class PipelinedTransaction extends PostgresTransaction {
  override begin(connection: PostgresConnection): Promise<unknown> {
    // knex itself rejects the transaction if this fails
    void super.begin(connection)
    return Promise.resolve()
  }
}

/**
 * Marks statements of a transaction as sent together: they are awaited one by one, in their order, and the caller gets the
 * first error. PostgreSQL refuses the statements after it, and those errors are ignored. They leave in the order in which they are named
 * where each is one of `runPrepared`, before anything else is awaited.
 *
 * @throws TypeError for a statement of knex's own, which is run when it is awaited, each time anew
 */
export function sentTogether<Statements extends readonly Promise<unknown>[]>(
  ...statements: Statements
): Statements {
  for (const statement of statements) {
    if (!(statement instanceof Promise)) throw new TypeError('statements are sent together by runPrepared')
    statement.catch(() => undefined)
  }
  return statements
}
