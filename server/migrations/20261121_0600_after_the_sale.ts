import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table bookings
      -- on request: when the supplier's silence becomes a no
      add answer_by timestamptz,
      -- what the supplier said when they declined
      add decline_reason text,
      -- what cancelling cost; null until it is cancelled
      add cancellation_fee bigint check (cancellation_fee between 0 and price);
    create index bookings_unanswered on bookings (answer_by) where status = 'PENDING';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table bookings drop answer_by, drop decline_reason, drop cancellation_fee;
  `)
}
