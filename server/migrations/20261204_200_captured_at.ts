import type { Knex } from 'knex'

/** When a payment was taken, for the invoice. Null: not yet, or taken before this was kept. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table payments add column captured_at timestamptz')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table payments drop column captured_at')
}
