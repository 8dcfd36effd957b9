import type { Knex } from 'knex'

/** Categories that stand in no menu, and those whose listings belong to another one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table categories add column hidden boolean not null default false,
      add column merged_into bigint references categories;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table categories drop column hidden, drop column merged_into')
}
