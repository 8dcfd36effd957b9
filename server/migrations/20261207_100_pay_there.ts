import type { Knex } from 'knex'

/** What an option's travellers pay at the place, a deposit or a fee. Null: nothing is stated. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table options add column pay_there jsonb')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table options drop column pay_there')
}
