import type { Knex } from 'knex'

/**
 * Books want a series for each seller, without gaps: a number is given when an order is paid, out of a counter that is
 * rolled back with it, and no longer to whatever was begun on any site. Numbers that were given stay as they are; each
 * site goes on after its latest of the year. Orders go on being placed meanwhile.
 */
export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders alter invoice_number drop identity if exists, alter invoice_number drop not null,
      add column if not exists invoice_year integer;
    alter table orders alter invoice_number drop default;
    drop sequence if exists orders_invoice_number_seq;
    drop index if exists orders_invoice_number;
    create table if not exists invoice_counters (
      storefront_id bigint not null references storefronts,
      year integer not null,
      last bigint not null check (last > 0),
      primary key (storefront_id, year)
    );
  `)
  await knex.raw(`
    insert into invoice_counters (storefront_id, year, last)
    select storefront_id, extract(year from purchased_at at time zone 'UTC'), max(invoice_number)
    from orders where invoice_number is not null group by 1, 2
    on conflict (storefront_id, year) do nothing`)
  await knex.raw(
    `create unique index concurrently if not exists orders_invoice_series
     on orders (storefront_id, invoice_year, invoice_number)`,
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index if exists orders_invoice_series;
    drop table invoice_counters;
    alter table orders drop invoice_year;
    create sequence orders_invoice_number_seq owned by orders.invoice_number;
    select setval('orders_invoice_number_seq', greatest(1, (select max(invoice_number) from orders)));
    alter table orders alter invoice_number set default nextval('orders_invoice_number_seq');
    update orders set invoice_number = default where invoice_number is null;
    alter table orders alter invoice_number set not null;
  `)
}
