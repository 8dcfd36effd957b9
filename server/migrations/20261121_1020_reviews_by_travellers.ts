import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table reviews
      add constraint reviews_booking foreign key (booking_id) references bookings,
      -- why it waits to be read: link, words
      add held_for text[] not null default '{}',
      -- what its author was told
      add refusal text,
      add created_at timestamptz not null default now();
    create index reviews_held on reviews (created_at) where status = 'held';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index reviews_held;
    alter table reviews drop constraint reviews_booking, drop held_for, drop refusal, drop created_at;
  `)
}
