import type { Knex } from 'knex'

/** How many nights a traveller asks for, where an experience is sold by nights. Null: not said. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table offer_requests add column nights integer')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table offer_requests drop column nights')
}
