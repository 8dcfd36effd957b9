/** The two classes of knex that have no types: its client for PostgreSQL and the transaction of that. */
declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Knex } from 'knex'
  export default class PostgresClient extends Knex.Client {
    constructor(config: Knex.Config)
    _query(connection: PostgresConnection, query: object): Promise<object>
    transaction(...terms: TransactionTerms): Knex.Transaction
  }
  /** As `pg.Client` has it. */
  export interface PostgresConnection {
    connection: { stream: { cork(): void; uncork(): void } }
  }
  type TransactionTerms = [container: (trx: Knex.Transaction) => unknown, config?: object, outer?: object]
}

declare module 'knex/lib/dialects/postgres/execution/pg-transaction.js' {
  import type { Knex } from 'knex'
  import type PostgresClient from 'knex/lib/dialects/postgres/index.js'
  import type { PostgresConnection, TransactionTerms } from 'knex/lib/dialects/postgres/index.js'
  interface PostgresTransaction extends Knex.Transaction {
    begin(connection: PostgresConnection): Promise<unknown>
  }
  const PostgresTransaction: new (client: PostgresClient, ...terms: TransactionTerms) => PostgresTransaction
  export default PostgresTransaction
}
