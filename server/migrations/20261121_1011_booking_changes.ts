import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- guests who were cancelled and dates that were moved, in the order in which it happened
    create table booking_changes (
      id uuid primary key default gen_random_uuid(),
      booking_id uuid not null references bookings,
      kind text not null check (kind in ('LEAVE', 'MOVE')),
      -- AWAITING_PAYMENT APPLIED LAPSED
      status text not null,
      -- {start, end, startsAt, units, guests, extras, explanation, originalPrice, discount, price}
      before jsonb not null,
      after jsonb not null,
      -- what was given up and kept, what was given up and went back, and what was to be paid on top
      fee bigint not null default 0 check (fee >= 0),
      refund bigint not null default 0 check (refund >= 0),
      due bigint not null default 0 check (due >= 0),
      -- the new places are kept until then for whoever has to pay a difference
      held_until timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (refund = 0 or due = 0)
    );
    create index booking_changes_booking on booking_changes (booking_id);
    -- at most one waits for its payment: two would hold places for one booking twice
    create unique index booking_changes_waiting on booking_changes (booking_id) where status = 'AWAITING_PAYMENT';

    alter table bookings
      drop constraint bookings_check,
      -- of guests who were cancelled: what stayed here, and what went back. The price is what stands still costs
      add change_fees bigint not null default 0,
      add change_refunds bigint not null default 0,
      -- not valid: the rows that are there are read by a later migration, which keeps nobody waiting
      add constraint bookings_change_fees_check check (change_fees >= 0) not valid,
      add constraint bookings_change_refunds_check check (change_refunds >= 0) not valid,
      add constraint bookings_refunded_within_paid
        check (refunded between change_refunds and price + change_refunds) not valid;

    -- places held for a change that is not paid yet, apart from those that the booking has
    alter table holds add change_id uuid references booking_changes;
    -- the difference of a change is a payment of its own
    alter table payments add change_id uuid references booking_changes;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table payments drop change_id;
    alter table holds drop change_id;
    alter table bookings
      drop constraint bookings_refunded_within_paid, drop change_fees, drop change_refunds,
      add constraint bookings_check check (refunded >= 0 and refunded <= price);
    drop table booking_changes;
  `)
}
