import type { Knex } from 'knex'

/**
 * Which age groups each option admits whole, by the bits of `ageBuckets`, where the options of an experience differ in it: so that
 * a search by date and age finds only what such a party can book that day. Filled with the open days, at the latest on the next
 * day; until then such searches find what they found before. The code of before leaves the column alone.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table search_day_prices add column ages smallint;
    create index search_day_prices_ages on search_day_prices (experience_id) where ages is not null;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table search_day_prices drop column ages')
}
