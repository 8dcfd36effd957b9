import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- whose cart it is on every device; null: whoever has its token
    alter table carts add account_id bigint references accounts;
    create unique index carts_account on carts (account_id, storefront_id) where account_id is not null;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index carts_account;
    alter table carts drop account_id;
  `)
}
