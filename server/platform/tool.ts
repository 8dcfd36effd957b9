import { databaseAddresses } from './check-connections.ts'
import { systemClock } from './clock.ts'
import type { Clock } from './clock.ts'
import { migrate, openDatabase } from './database.ts'
import type { Database } from './database.ts'
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts'
import { readEnv } from './env.ts'
import type { Env } from './env.ts'
import { migrateJobs } from './jobs/jobs.ts'

/** What a command line tool works on. */
export interface Tool {
  deps: { db: Database; clock: Clock; env: Env }
}

/** A batch may take longer than a visitor may wait. */
const statementTimeoutMs = 120_000

/** A line on the terminal of the operator. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/**
 * Works on `DATABASE_URL`, or on the embedded database of the data folder; a server that runs on it keeps it. However the work ends, the database is closed.
 */
export async function withTool<Result>(work: (tool: Tool) => Promise<Result>): Promise<Result> {
  const { close, ...tool } = await openTool()
  try {
    return await work(tool)
  } finally {
    await close()
  }
}

async function openTool(): Promise<Tool & { close: () => Promise<void> }> {
  const env = readEnv(process.env)
  const postgres = env.DATABASE_URL ? undefined : await startEmbeddedPostgres(env.dataFolder)
  // what a tool does takes its time, and needs no pooler
  const { direct } = databaseAddresses(env, postgres?.url())
  await migrate(direct)
  await migrateJobs(direct)
  const db = openDatabase(direct, { poolSize: 2, statementTimeoutMs })
  return {
    deps: { db, clock: systemClock, env },
    async close() {
      await db.destroy()
      await postgres?.stop()
    },
  }
}
