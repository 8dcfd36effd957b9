import type { Knex } from 'knex'

/** Where the supplier meets or fetches the travellers of an offer, in their words. Null: where the listing says. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table offer_quotes add column place text')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table offer_quotes drop column place')
}
