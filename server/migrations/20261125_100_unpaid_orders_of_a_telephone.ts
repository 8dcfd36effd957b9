import type { Knex } from 'knex'
import { buildIndex } from '../platform/build-index.queries.ts'

export const config = { transaction: false }

/** The orders that one telephone number has at a payment page are counted when it orders again. */
export async function up(knex: Knex): Promise<void> {
  await buildIndex(knex, {
    name: 'orders_unpaid_of_phone',
    on: `orders (phone) where status = 'AWAITING_PAYMENT'`,
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop index orders_unpaid_of_phone`)
}
