import type { Knex } from 'knex'

/** Which entries of a listing's lists are of some of its options only. Empty: each is of all of them, as it was before. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table experiences add column entries_of jsonb not null default '[]'`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table experiences drop column entries_of')
}
