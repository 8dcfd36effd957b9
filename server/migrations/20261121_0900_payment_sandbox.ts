import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- everything the payment sandbox knows, so that it survives a restart; empty where real Stripe is used
    create table payment_sandbox_objects (
      id text primary key,
      kind text not null,
      -- the object as the API shows it
      body jsonb not null,
      -- what the sandbox remembers beside it and never shows
      hidden jsonb not null default '{}',
      position bigint generated always as identity,
      updated_at timestamptz not null default now()
    );
    create index payment_sandbox_objects_kind on payment_sandbox_objects (kind, position desc);
    create index payment_sandbox_objects_intent on payment_sandbox_objects ((body ->> 'payment_intent')) where body ->> 'payment_intent' is not null;
    -- what time alone changes: open sessions, uncaptured authorisations, refunds that will bounce
    create index payment_sandbox_objects_alarm on payment_sandbox_objects (((hidden ->> 'alarmAt')::bigint)) 
      where (hidden ->> 'alarmAt')::bigint is not null;

    create table payment_sandbox_replies (
      idempotency_key text primary key,
      fingerprint text not null,
      status int not null,
      body jsonb not null,
      request_id text not null,
      created_at timestamptz not null default now()
    );
    create index payment_sandbox_replies_created on payment_sandbox_replies (created_at);

    create table payment_sandbox_deliveries (
      id bigint generated always as identity primary key,
      event_id text not null references payment_sandbox_objects on delete cascade,
      -- the next attempt; null once it has been delivered or given up; infinity while held back on demand
      due_at timestamptz,
      attempts int not null default 0,
      delivered_at timestamptz,
      last_status int,
      last_error text
    );
    create index payment_sandbox_deliveries_due on payment_sandbox_deliveries (due_at, id) where due_at is not null;
    create index payment_sandbox_deliveries_event on payment_sandbox_deliveries (event_id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table payment_sandbox_deliveries, payment_sandbox_replies, payment_sandbox_objects')
}
