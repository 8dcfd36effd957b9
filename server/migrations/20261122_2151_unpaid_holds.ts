import type { Knex } from 'knex'
import { buildIndex } from '../platform/build-index.queries.ts'

export const config = { transaction: false }

/** What a network address holds without having paid is counted each time it orders. */
export async function up(knex: Knex): Promise<void> {
  await buildIndex(knex, {
    name: 'orders_unpaid_of_address',
    on: `orders (reserved_from) where status in ('AWAITING_PAYMENT', 'RESERVED')`,
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop index orders_unpaid_of_address`)
}
