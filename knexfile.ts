import path from 'node:path'
import type { Knex } from 'knex'

/** Where the schema's history lives; `server/platform/database.ts` adds the connection. */
const config: Knex.Config = {
  client: 'pg',
  // an error would carry the values of its statement into the log: names, addresses, tokens
  compileSqlOnError: false,
  migrations: {
    directory: path.join(import.meta.dirname, 'server/migrations'),
    loadExtensions: ['.ts'],
    tableName: 'migrations',
    // code of the release before starts on a schema that a newer one has expanded
    disableMigrationsListValidation: true,
  },
}

export default config
