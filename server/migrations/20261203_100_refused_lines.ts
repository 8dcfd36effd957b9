import type { Knex } from 'knex'

/** The start for which a supplier refused what a line was ordered for: it is in the cart again, but not for that time. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table cart_lines add column refused_start timestamp')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table cart_lines drop column refused_start')
}
