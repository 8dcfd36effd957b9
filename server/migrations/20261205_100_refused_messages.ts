import type { Knex } from 'knex'

/** When the mail server refused the recipient of a message for good: it is not sent again, and was not mailed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table messages add column refused_at timestamptz')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table messages drop column refused_at')
}
