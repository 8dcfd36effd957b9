import type { Knex } from 'knex'

const titles = (language: string) =>
  `(select string_agg(o.title ->> ${language}, ' ' order by o.position) from options o where o.experience_id = e.id and o.offered)`

const vector = (language: string) => `search_vector(${language}, 'C', ${titles(language)})`

/** Documents hold the titles of the options too, which cards print: "small room for two" finds the banya that has one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update search_rows r set en = r.en || ${vector("'en'")}
    from experiences e
    where e.id = r.experience_id and exists (select 1 from options o where o.experience_id = e.id and o.offered);
    update search_documents d set document = d.document || ${vector('d.language')}
    from experiences e
    where e.id = d.experience_id and exists (
      select 1 from options o where o.experience_id = e.id and o.offered and o.title ->> d.language is not null);
    insert into search_words (language, word)
    select distinct used.language, used.word
    from experiences e
    join options o on o.experience_id = e.id and o.offered
    cross join lateral search_words_of(o.title) used
    where e.status = 'published'
      and not exists (select 1 from search_words known where known.language = used.language and known.word = used.word)
    order by 1, 2
    on conflict do nothing;
  `)
}

/** The code of before reads what is more in them, and leaves it out when a listing is written again. */
export async function down(): Promise<void> {}
