import type { Knex } from 'knex'
import { buildIndex } from '../platform/build-index.queries.ts'

/** An index is built beside what runs, outside of a transaction. */
export const config = { transaction: false }

/** Pictures that listings name by an address elsewhere: what is fetched of them, and what a listing stated. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists picture_fetches (
      address text primary key,
      state text not null default 'waiting' check (state in ('waiting', 'fetched', 'failed')),
      tries int not null default 0,
      -- a new address is due at once
      due_at timestamptz not null default '-infinity',
      -- why the last try gave nothing
      fault text,
      -- where it lies in the media folder
      source text,
      created_at timestamptz not null default now()
    )
  `)
  await knex.raw(
    `create index if not exists picture_fetches_due on picture_fetches (due_at) where state = 'waiting'`,
  )
  // null: the listing names none elsewhere, and its pictures are all in the column pictures
  await knex.raw('alter table experiences add column if not exists listed_pictures jsonb')
  await buildIndex(knex, {
    name: 'experiences_listed_pictures',
    on: 'experiences using gin (listed_pictures jsonb_path_ops) where listed_pictures is not null',
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index if exists experiences_listed_pictures')
  await knex.raw('alter table experiences drop column if exists listed_pictures')
  await knex.raw('drop table if exists picture_fetches')
}
