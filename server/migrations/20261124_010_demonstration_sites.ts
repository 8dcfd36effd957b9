import type { Knex } from 'knex'

/** Whether what a site sells is invented, which its pages say. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `alter table storefronts add column if not exists demonstration boolean not null default false`,
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`alter table storefronts drop column demonstration`)
}
