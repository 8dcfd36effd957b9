import type { Knex } from 'knex'
import { buildIndex } from '../platform/build-index.queries.ts'

export const config = { transaction: false }

/**
 * Whoever reserves without paying has so many turns and no more, one for each reservation that is open: two at once cannot
 * have the same turn, and a reservation that has ended has given its turn back by its status alone.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders
      add column if not exists turn_of_email smallint,
      -- a keyed hash of the network address that reserved
      add column if not exists reserved_from bytea,
      add column if not exists turn_of_address smallint`)
  await buildIndex(knex, {
    name: 'orders_turn_of_email',
    unique: true,
    on: `orders (lower(email), turn_of_email) where status = 'RESERVED'`,
  })
  await buildIndex(knex, {
    name: 'orders_turn_of_address',
    unique: true,
    on: `orders (reserved_from, turn_of_address) where status = 'RESERVED'`,
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    `alter table orders drop column turn_of_email, drop column reserved_from, drop column turn_of_address`,
  )
}
