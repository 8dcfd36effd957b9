import type { Knex } from 'knex'

/**
 * The slug of a place and of a category in each language that has one of its own, made from their translated names. `list_slugs`
 * is the one supply of both: every slug that was ever given out leads to its place or category, and to one of them only.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table destinations add column slugs jsonb not null default '{}',
      -- digest of the names that they were made from; null: not made yet
      add column slugs_of text;
    alter table categories add column slugs jsonb not null default '{}',
      add column slugs_of text;
    create table list_slugs (
      slug text primary key,
      destination_id bigint references destinations on delete cascade,
      category_id bigint references categories on delete cascade,
      check (num_nonnulls(destination_id, category_id) = 1)
    );
    create index list_slugs_destination on list_slugs (destination_id);
    create index list_slugs_category on list_slugs (category_id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table list_slugs;
    alter table destinations drop column slugs, drop column slugs_of;
    alter table categories drop column slugs, drop column slugs_of;
  `)
}
