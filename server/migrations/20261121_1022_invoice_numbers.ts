import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- invoices are counted, whatever became of their order; the reference is what nobody can guess
    alter table orders add invoice_number bigint generated always as identity;
    create unique index orders_invoice_number on orders (invoice_number);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`alter table orders drop invoice_number`)
}
