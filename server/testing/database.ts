import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase } from '../platform/database.ts'
import type { Database } from '../platform/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the test cluster's maintenance database, set by `global-setup.ts`. */
    postgresUrl: string
  }
}

/** A database of the calling test file's own: a clone of the migrated template, dropped by `close()`. */
export async function testDatabase(): Promise<{ db: Database; url: string; close(): Promise<void> }> {
  const maintenance = inject('postgresUrl')
  const name = `t_${randomBytes(6).toString('hex')}`
  const admin = openDatabase(maintenance, { poolSize: 1 })
  await admin.raw(`create database ?? template dhow_template`, [name])
  const url = new URL(maintenance)
  url.pathname = `/${name}`
  const db = openDatabase(url.href, { poolSize: 20 })
  return {
    db,
    url: url.href,
    async close() {
      await db.destroy()
      await admin.raw('drop database ?? with (force)', [name])
      await admin.destroy()
    },
  }
}
