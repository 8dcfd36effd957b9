import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- a person has made it: what the network says of its own attempt afterwards does not count
    alter table refunds add by_hand boolean not null default false;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`alter table refunds drop by_hand`)
}
