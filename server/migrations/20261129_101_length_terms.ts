import type { Knex } from 'knex'

/**
 * The length of a boat is a term of its search record, so that lists are narrowed by it. Records that stand get theirs when
 * the open days are next renewed, which is done at each start and every day.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table search_terms drop constraint if exists search_terms_kind_check;
    alter table search_terms add constraint search_terms_kind_check
      check (kind in ('category', 'label', 'occasion', 'language', 'currency', 'listing', 'destination', 'length')) not valid;
    alter table search_terms validate constraint search_terms_kind_check;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from search_terms where kind = 'length';
    alter table search_terms drop constraint search_terms_kind_check;
    alter table search_terms add constraint search_terms_kind_check
      check (kind in ('category', 'label', 'occasion', 'language', 'currency', 'listing', 'destination'));
  `)
}
