import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- every message that was ever wanted: one for each key, however often it is wanted
    create table messages (
      id uuid primary key default gen_random_uuid(),
      -- kind and what it is about: 'order-confirmed:<order id>'
      key text not null unique,
      kind text not null,
      -- ids and words that the message is written from
      about jsonb not null,
      mailed_at timestamptz,
      -- sent by messaging app, where that is set up
      texted_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index messages_created on messages (created_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop table messages`)
}
