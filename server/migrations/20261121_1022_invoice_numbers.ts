import type { Knex } from 'knex'
import { buildIndex } from '../platform/build-index.queries.ts'

/** Orders go on being placed meanwhile: no statement keeps the table to itself for longer than a moment. */
export const config = { transaction: false }

const batch = 5_000

export async function up(knex: Knex): Promise<void> {
  // invoices are counted, whatever became of their order; the reference is what nobody can guess
  await knex.raw(`
    create sequence if not exists orders_invoice_number_seq;
    alter table orders add column if not exists invoice_number bigint;
    alter table orders alter invoice_number set default nextval('orders_invoice_number_seq');
    alter sequence orders_invoice_number_seq owned by orders.invoice_number;
  `)
  // with a default from the first, every order would be written anew behind a lock
  for (let numbered = batch; numbered > 0;) {
    const { rowCount } = await knex.raw<{ rowCount: number }>(
      `with numbered as (
         select id, nextval('orders_invoice_number_seq') number
         from (select id from orders where invoice_number is null order by purchased_at, id limit :batch) next
       )
       update orders o set invoice_number = n.number from numbered n where n.id = o.id`,
      { batch },
    )
    numbered = rowCount
  }
  await buildIndex(knex, { name: 'orders_invoice_number', unique: true, on: 'orders (invoice_number)' })
  await knex.raw(`
    alter table orders drop constraint if exists orders_numbered,
      add constraint orders_numbered check (invoice_number is not null) not valid`)
  await knex.raw(`alter table orders validate constraint orders_numbered`)
  // finds the constraint and does not look at the rows again
  await knex.raw(`alter table orders alter invoice_number set not null, drop constraint orders_numbered`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`alter table orders drop invoice_number`)
}
