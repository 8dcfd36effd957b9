import type { Knex } from 'knex'

/** Who quoted a rate: `by hand`, or `ECB`. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table currency_rates add column source text not null default 'by hand'`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table currency_rates drop column source')
}
