import type { Knex } from 'knex'

/**
 * What each option of an experience costs, for how many, and on which days: so that a search by date sorts and filters by the
 * price of that day. Only experiences whose options differ in their prices have rows; of all others the price of each day is
 * the from-price. A row without days says nothing yet: it is renewed with the open days, at each start and every day, and until
 * then lists by date go by the from-price as before. The code of before leaves the table alone.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table search_day_prices (
      experience_id bigint not null references experiences on delete cascade,
      position int not null,
      -- minor units of the experience's currency
      price bigint not null,
      -- the largest party that it carries
      most_guests int not null,
      -- as in search_rows, of this option alone
      open_from date,
      open_days bit varying(800),
      closing bytea not null default '',
      primary key (experience_id, position)
    );
    alter table search_day_prices
      alter column closing set storage plain,
      alter column open_days set storage main;
    insert into search_day_prices (experience_id, position, price, most_guests)
    select o.experience_id, min(o.position), 0, 0 from options o
    where o.offered group by o.experience_id having count(*) > 1;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table search_day_prices')
}
