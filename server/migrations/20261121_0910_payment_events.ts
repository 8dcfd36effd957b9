import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- what the payment network told us, once each; a replay finds its row already here
    create table payment_events (
      id text primary key,
      type text not null,
      payload jsonb not null,
      received_at timestamptz not null default now(),
      processed_at timestamptz
    );
    create index payment_events_waiting on payment_events (received_at) where processed_at is null;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table payment_events')
}
