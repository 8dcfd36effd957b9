import type { Knex } from 'knex'

/** The company that sells at a storefront, {name, address, taxNumber}: its invoices say so. Null: not stated. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table storefronts add column company jsonb')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table storefronts drop column company')
}
