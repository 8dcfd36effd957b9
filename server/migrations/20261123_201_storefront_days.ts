import type { Knex } from 'knex'

/** How often a site was visited, by day: sums alone, nothing personal. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table storefront_days (
      storefront_id bigint not null references storefronts (id),
      day date not null,
      visits int not null default 0 check (visits >= 0),
      views int not null default 0 check (views >= 0),
      carts int not null default 0 check (carts >= 0),
      primary key (storefront_id, day)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop table storefront_days`)
}
