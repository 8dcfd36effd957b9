import type { Knex } from 'knex'

/** What other sites say of an experience; kept apart from the reviews of our own travellers. */
export async function up(knex: Knex): Promise<void> {
  // {rating: {source, address, average, best, count, asOf}, reviews: [{source, author, …}]}; null: nothing was stated
  await knex.raw('alter table experiences add column elsewhere jsonb')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table experiences drop column elsewhere')
}
