import type { Knex } from 'knex'
import { buildIndex } from '../platform/build-index.queries.ts'

export const config = { transaction: false }

/**
 * What the ledger needs to know to prove a booking's places and a promo code's uses from the booking and the order alone:
 * the catalogue they were sold from goes on changing.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table bookings
      -- the pool and the local starts of the slots that were sold; null: written before anybody noted it
      add column if not exists pool_id bigint references pools,
      add column if not exists slots timestamp[];
    alter table orders
      -- this order is one of its promo code's uses; it is from its payment on, and no longer when that comes to nothing
      add column if not exists promo_counted boolean not null default false`)
  await knex.raw(`
    update orders set promo_counted = true
    where promo_code is not null and not promo_counted and (
      status in ('AWAITING_PAYMENT', 'RESERVED', 'ON_HOLD', 'CONFIRMED', 'PARTIALLY_CONFIRMED')
      or (status = 'CANCELLED' and invoice_number is not null))`)
  await buildIndex(knex, {
    name: 'orders_promo_counted',
    on: 'orders (promo_code) where promo_counted',
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders drop column promo_counted;
    alter table bookings drop column slots, drop column pool_id`)
}
