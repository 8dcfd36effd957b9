import type { Knex } from 'knex'

/** What a listing measures or grades: difficulty, fitness, length of a boat. Null: it states none of it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table experiences add column measures jsonb')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table experiences drop column measures')
}
