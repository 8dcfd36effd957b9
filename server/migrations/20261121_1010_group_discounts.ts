import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- [{guests, percent}]: what so many guests and more pay less
    alter table options add group_discounts jsonb not null default '[]';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`alter table options drop group_discounts`)
}
