import type { Knex } from 'knex'

/**
 * The kinds of listing an experience is of are terms of its search record. Records that stand get theirs when the open days
 * are next renewed, which is done every day.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table search_terms drop constraint if exists search_terms_kind_check;
    alter table search_terms add constraint search_terms_kind_check
      check (kind in ('category', 'label', 'occasion', 'language', 'currency', 'listing')) not valid;
    alter table search_terms validate constraint search_terms_kind_check;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from search_terms where kind = 'listing';
    alter table search_terms drop constraint search_terms_kind_check;
    alter table search_terms add constraint search_terms_kind_check
      check (kind in ('category', 'label', 'occasion', 'language', 'currency'));
  `)
}
