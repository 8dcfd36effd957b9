import { systemClock } from './clock.ts'
import type { Clock } from './clock.ts'
import { migrate, openDatabase } from './database.ts'
import type { Database } from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { readEnv } from './env.ts'
import { migrateJobs } from './jobs.ts'

/** What a command line tool works on. */
export interface Tool {
  deps: { db: Database; clock: Clock }
  close(): Promise<void>
}

/** A batch may take longer than a visitor may wait. */
const statementTimeoutMs = 120_000

/** Opens `DATABASE_URL`, or the embedded database of the data folder; a server that runs on it is joined and left running. */
export async function openTool(): Promise<Tool> {
  const env = readEnv(process.env)
  const postgres = env.DATABASE_URL ? undefined : await startEmbeddedPostgres(env.dataFolder)
  const url = env.DATABASE_URL ?? postgres?.url() ?? ''
  await migrate(url)
  await migrateJobs(url)
  const db = openDatabase(url, { poolSize: 2, statementTimeoutMs })
  return {
    deps: { db, clock: systemClock },
    async close() {
      await db.destroy()
      if (postgres && !postgres.joined) await postgres.stop()
    },
  }
}
