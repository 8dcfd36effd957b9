import type { Knex } from 'knex'
import { buildIndex } from '../platform/build-index.queries.ts'

export const config = { transaction: false }

/** What is held for a change is found by it when the change ends, among the holds of all bookings ever made. */
export async function up(knex: Knex): Promise<void> {
  await buildIndex(knex, { name: 'holds_change', on: 'holds (change_id) where change_id is not null' })
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop index holds_change`)
}
