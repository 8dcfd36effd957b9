import type { Knex } from 'knex'

/**
 * The slug of an experience in each language that has one of its own. They are made from the translated titles after an import,
 * and once an hour for those that have none yet; every one of them, and those it had before, leads to the experience by
 * `experience_former_slugs`, which the release before reads too.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table experiences add column slugs jsonb not null default '{}',
      -- digest of the titles that they were made from; null: not made yet
      add column slugs_of text;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table experiences drop column slugs, drop column slugs_of')
}
