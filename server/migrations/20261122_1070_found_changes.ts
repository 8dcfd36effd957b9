import type { Knex } from 'knex'
import { buildIndex } from '../platform/build-index.queries.ts'

export const config = { transaction: false }

/** What came with changes of bookings and would have kept everybody from buying while it was built. */
export async function up(knex: Knex): Promise<void> {
  await buildIndex(knex, { name: 'payments_change', unique: true, on: 'payments (change_id)' })
  await buildIndex(knex, { name: 'refunds_open', on: `refunds (created_at) where status <> 'SUCCEEDED'` })
  for (const name of ['change_fees_check', 'change_refunds_check', 'refunded_within_paid']) {
    await knex.raw(`alter table bookings validate constraint bookings_${name}`)
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop index refunds_open, payments_change`)
}
