import type { Knex } from 'knex'
import { buildIndex } from '../platform/build-index.queries.ts'

/** A search by date looks at the later days of what lasts several: these are few, and found without looking at the others. */
export async function up(knex: Knex): Promise<void> {
  await buildIndex(knex, {
    name: 'experiences_of_several_days',
    on: `experiences (period_minimum, id) where price_period in ('DAY', 'NIGHT') and period_minimum > 1`,
  })
  await buildIndex(knex, {
    name: 'options_of_several_days',
    on: 'options (duration_minutes) where duration_minutes > 1440',
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'drop index if exists experiences_of_several_days; drop index if exists options_of_several_days',
  )
}

export const config = { transaction: false }
