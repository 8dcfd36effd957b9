import type { Knex } from 'knex'

/**
 * Builds an index while others go on writing, outside of any transaction (`config = { transaction: false }` in the
 * migration). One that a start broke off in the middle of is built anew; one that is there stays.
 */
export async function buildIndex(
  knex: Knex,
  { name, unique = false, on }: { name: string; unique?: boolean; on: string },
): Promise<void> {
  const { rows } = await knex.raw<{ rows: { valid: boolean }[] }>(
    `select indisvalid valid from pg_index where indexrelid = to_regclass(:name)`,
    { name },
  )
  const [found] = rows
  if (found?.valid) return
  if (found) await knex.raw(`drop index concurrently ${name}`)
  await knex.raw(`create ${unique ? 'unique ' : ''}index concurrently ${name} on ${on}`)
}
