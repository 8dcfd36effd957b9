import type { Knex } from 'knex'

/**
 * On which days an experience starts something in each part of the day: so that a search by date and time of day finds only what
 * starts then on that day. Only experiences that start in several parts of the day have rows, one for each part; filled with the
 * open days, at the latest on the next day, and until then such searches find what they found before. The code of before leaves
 * the table alone.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table search_day_times (
      experience_id bigint not null references experiences on delete cascade,
      -- 0 morning, 1 afternoon, 2 evening, 3 night
      part smallint not null,
      -- whether some of its parts start on other days than others; else only the first days differ, by when booking closes
      differs boolean not null,
      -- as in search_rows, of this part alone
      open_from date,
      open_days bit varying(800),
      closing bytea not null default '',
      primary key (experience_id, part)
    );
    alter table search_day_times
      alter column closing set storage plain,
      alter column open_days set storage main;
    create index search_day_times_differing on search_day_times (experience_id) where differs;
    insert into search_day_times (experience_id, part, differs)
    select id, 0, false from experiences where cardinality(parts_of_day) > 1;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table search_day_times')
}
