import type { Knex } from 'knex'

/** Where the traveller stays, as far as an extra or the pickup that they chose asks for it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table bookings add column address_given text;
    alter table bookings add constraint bookings_address_given_length check (char_length(address_given) <= 300) not valid;
  `)
  await knex.raw('alter table bookings validate constraint bookings_address_given_length')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table bookings drop column address_given')
}
