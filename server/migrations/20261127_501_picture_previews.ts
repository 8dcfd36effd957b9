import type { Knex } from 'knex'

/** What is shown of a photograph until it arrives: itself at 16 pixels, made when it is taken in. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table picture_previews (
      -- as a listing's picture names it, with its version
      source text primary key,
      -- WebP in base64; null: it could not be read
      preview text
    )
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table picture_previews')
}
