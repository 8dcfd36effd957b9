import type { Knex } from 'knex'

/** The language that a supplier is written to; null as long as nobody has said. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table suppliers add language text`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`alter table suppliers drop column language`)
}
