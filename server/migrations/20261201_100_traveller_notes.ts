import type { Knex } from 'knex'

/**
 * What the traveller tells the supplier of a booking. Until now there was only a note for the driver, within `pickup`, where the code
 * of before goes on to read and write it: both are written until the release after next.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table bookings add column note text;
    alter table bookings add constraint bookings_note_length check (char_length(note) <= 500) not valid;
  `)
  await knex.raw('alter table bookings validate constraint bookings_note_length')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table bookings drop column note')
}
