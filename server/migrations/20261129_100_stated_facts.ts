import type { Knex } from 'knex'

/** Facts that only some listings state: who guides, the heights of a route, weather, dress, notes of the house, words. Null: not stated. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table experiences add column guides jsonb, add column route_profile jsonb, add column weather_plan jsonb,
      add column dress_code jsonb, add column house_notes jsonb, add column words jsonb
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table experiences drop column guides, drop column route_profile, drop column weather_plan,
      drop column dress_code, drop column house_notes, drop column words
  `)
}
