import type { Knex } from 'knex'

/** The zone of the device that ordered, by whose clocks its moments are told. Null: it is not known. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table orders add column time_zone text')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table orders drop column time_zone')
}
