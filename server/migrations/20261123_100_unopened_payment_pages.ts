import type { Knex } from 'knex'
import { buildIndex } from '../platform/build-index.queries.ts'

export const config = { transaction: false }

/**
 * The places of an order return when its payment page is not opened, or is left: `release_at` says when, and is empty while
 * the page is open. What an address left unpaid in the last hour is counted when it orders again.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table orders add column if not exists release_at timestamptz`)
  await buildIndex(knex, {
    name: 'orders_released',
    on: `orders (release_at) where status = 'AWAITING_PAYMENT' and release_at is not null`,
  })
  await buildIndex(knex, {
    name: 'orders_of_address',
    on: `orders (reserved_from, purchased_at) where reserved_from is not null`,
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop index orders_of_address`)
  await knex.raw(`drop index orders_released`)
  await knex.raw(`alter table orders drop column release_at`)
}
