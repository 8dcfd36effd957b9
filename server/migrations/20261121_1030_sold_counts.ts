import type { Knex } from 'knex'

/**
 * What confirmed bookings add to an experience's `sold_count`, and what cancelled ones take off again: guests. Written with the
 * booking, in its transaction, but beside the experience's row: ten orders of one favourite must not wait for each other
 * there. `count-sold` adds them up.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table sold_changes (
      id bigint generated always as identity primary key,
      experience_id bigint not null references experiences on delete cascade,
      guests int not null
    );

    create function note_sold_change() returns trigger language plpgsql as $$
    declare
      before int := 0;
      after int := 0;
    begin
      if tg_op <> 'INSERT' and old.status in ('CONFIRMED', 'REDEEMED') then
        before := old.guests;
      end if;
      if new.status in ('CONFIRMED', 'REDEEMED') then
        after := new.guests;
      end if;
      if after <> before then
        insert into sold_changes (experience_id, guests) values (new.experience_id, after - before);
      end if;
      return null;
    end $$;
    create trigger bookings_sold after insert or update of status, guests on bookings
      for each row execute function note_sold_change();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger bookings_sold on bookings;
    drop function note_sold_change();
    drop table sold_changes;
  `)
}
