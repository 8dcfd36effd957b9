import type { Knex } from 'knex'

/**
 * Whoever opens a payment page says so until it is open: a second click waits for the first instead of ending its order.
 * The sandbox notes which requests are at work while it takes as long as the real network.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table payments add column if not exists opening uuid, add column if not exists opening_until timestamptz;
    create table if not exists payment_sandbox_requests (
      idempotency_key text primary key,
      until timestamptz not null
    )`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table payments drop column opening, drop column opening_until;
    drop table payment_sandbox_requests`)
}
