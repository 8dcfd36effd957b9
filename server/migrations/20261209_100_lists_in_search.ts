import type { Knex } from 'knex'

const lists = (language: string) => `
  concat_ws(' ', search_list(e.includes -> ${language}), search_list(e.know_before_you_go -> ${language}))`

/** Documents have the words of what is included and of what to know before one goes: a search for "vegetarian" finds meals for vegetarians. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update search_rows r set en = r.en || search_vector('en', 'D', ${lists("'en'")})
    from experiences e
    where e.id = r.experience_id and (e.includes \\? 'en' or e.know_before_you_go \\? 'en');
    update search_documents d set document = d.document || search_vector(d.language, 'D', ${lists('d.language')})
    from experiences e
    where e.id = d.experience_id and (e.includes \\? d.language or e.know_before_you_go \\? d.language);
    insert into search_words (language, word)
    select distinct used.language, used.word
    from experiences e
    cross join lateral unnest(array[e.includes, e.know_before_you_go]) written (texts)
    cross join lateral search_words_of(written.texts) used
    where e.status = 'published'
    order by 1, 2
    on conflict do nothing;
  `)
}

/** Nothing to undo: earlier code finds more by these words too. */
export async function down(): Promise<void> {}
