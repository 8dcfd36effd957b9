import { openDatabase } from '../platform/database.ts'
import type { Database } from '../platform/database.ts'
import { generateExperiences } from './generate-experiences.ts'

/**
 * Fills a new database. A process of its own, started by `npm run bench` as `node server/bench/generate.ts DATABASE_URL
 * COUNT`: the memory that it leaves behind would be collected in the middle of what is measured afterwards.
 */
const [databaseUrl = '', count = ''] = process.argv.slice(2)
const db = openDatabase(databaseUrl, { statementTimeoutMs: 0 })
try {
  await generateExperiences(db, Number(count))
  await settleDatabase(db)
} finally {
  await db.destroy()
}

/**
 * What was written is counted, and goes to the disk, now and not while something is measured. Tables that have never held
 * anything are left as a new database has them: once PostgreSQL has counted that they are empty, it plans to read them
 * from end to end, and keeps to that plan while orders fill them.
 */
async function settleDatabase(database: Database): Promise<void> {
  const { rows } = await database.raw<{ rows: { tables: string }[] }>(
    `select string_agg(relid::regclass::text, ', ') tables from pg_stat_user_tables where pg_relation_size(relid) > 0`,
  )
  await database.raw(`vacuum analyze ${rows[0]?.tables ?? ''}`)
  await database.raw('checkpoint')
}
