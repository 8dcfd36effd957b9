import type { Knex } from 'knex'

/** Photographs that a supplier put into the media folder stand before the pictures of the listing, and give way again when they are taken out. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table experiences
      add column photographs jsonb,
      add column shown_pictures jsonb not null generated always as (coalesce(photographs, pictures)) stored
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table experiences drop column shown_pictures, drop column photographs')
}
