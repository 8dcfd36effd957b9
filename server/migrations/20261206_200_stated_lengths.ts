import type { Knex } from 'knex'

/**
 * Whether an option says itself how long it takes: its `duration_minutes` is the shortest of its experience where it does not.
 * Null where it was written before this was kept, until its listing is next imported.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table options add column duration_stated boolean')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table options drop column duration_stated')
}
