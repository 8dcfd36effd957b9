import type { Knex } from 'knex'

/** IANA zone of the buyer's device, in which times of the order are shown. Null: it is not known. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table orders add column time_zone text')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table orders drop column time_zone')
}
