import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Knex } from 'knex'

const folder = path.join(import.meta.dirname, 'release-1.0.0-beta.1')
/** The last migration before the release: a database that has it has this schema. */
const last = '20261122_2400_search_understands.ts'

/** The schema of release 1.0.0-beta.1, a file for each part of the product. What came later is a migration of its own. */
export async function up(knex: Knex): Promise<void> {
  const before = await knex<{ name: string }>('migrations').pluck('name')
  if (before.includes(last)) return
  if (before.length > 0) {
    throw new Error(
      'This database is older than 1.0.0-beta.1 and cannot be migrated. Start with an empty one and import again.',
    )
  }
  for (const file of readdirSync(folder).toSorted()) {
    // a question mark would be read as the place of a parameter
    await knex.raw(readFileSync(path.join(folder, file), 'utf8').replaceAll('?', String.raw`\?`))
  }
}

export function down(): Promise<void> {
  return Promise.reject(new Error('There is no schema before 1.0.0-beta.1.'))
}
