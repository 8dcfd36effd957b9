import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- the largest party that finds an option whenever the experience runs; derived when the listing is written, and until
    -- then as large as can be: a search by date trusts the index of open days alone
    alter table experiences add guests_at_any_time int not null default 32767;
    create index experiences_of_large_parties on experiences (guests_at_any_time, most_guests)
      where guests_at_any_time < most_guests;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`alter table experiences drop guests_at_any_time`)
}
