import type { Knex } from 'knex'

/** How far the payment network's list of events has been read; one row, and whoever reads on has it until a time. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists payment_event_cursor (
      is_only boolean primary key default true check (is_only),
      event_id text,
      reading_until timestamptz not null default '-infinity'
    );
    insert into payment_event_cursor default values on conflict do nothing`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table payment_event_cursor')
}
