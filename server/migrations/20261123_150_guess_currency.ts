import type { Knex } from 'knex'

/** Whether a site's first currency is guessed from a visitor's languages and region. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `alter table storefronts add column if not exists guess_currency boolean not null default false`,
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`alter table storefronts drop column guess_currency`)
}
