import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- AWAITING_PAYMENT ASKED APPLIED LAPSED DECLINED; ASKED: the supplier is to say whether it can be
    alter table booking_changes
      -- when the supplier's silence becomes a no; null: they have not been asked
      add answer_by timestamptz,
      -- they said yes: what is authorised may be taken
      add agreed_at timestamptz,
      -- what they said when they declined
      add decline_reason text;
    drop index booking_changes_waiting;
    -- at most one is undecided: two would hold places for one booking twice
    create unique index booking_changes_undecided on booking_changes (booking_id)
      where status in ('AWAITING_PAYMENT', 'ASKED');
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index booking_changes_undecided;
    create unique index booking_changes_waiting on booking_changes (booking_id) where status = 'AWAITING_PAYMENT';
    alter table booking_changes drop answer_by, drop agreed_at, drop decline_reason;
  `)
}
