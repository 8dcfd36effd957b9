import type { Knex } from 'knex'

/** The trigger of places and categories; `insertWords` keeps the words of their names. */
const keepNames = (insertWords: string) => `
    create or replace function keep_search_names() returns trigger language plpgsql as $$
      declare
        names_kind text := tg_argv[0];
      begin
        delete from search_names where kind = names_kind and ref_id = coalesce(old.id, new.id);
        if new.id is not null then
          insert into search_names (kind, ref_id, language, folded, vector)
            select names_kind, new.id, name.key, left(fold(name.value), 100), search_vector(name.key, 'B', name.value)
            from jsonb_each_text(new.name) name;
          ${insertWords} order by 1 on conflict do nothing;
        end if;
        return null;
      end
    $$;`

/**
 * A misspelt word is corrected to a word of the reader's own language: "Istambul" is right in Portuguese, and an English
 * reader who types it is to be led to Istanbul all the same.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table search_words;
    create table search_words (
      language text not null,
      word text not null,
      code text not null generated always as (search_code(word)) stored,
      primary key (language, word)
    );
    create index search_words_trigrams on search_words using gin (code gin_trgm_ops);

    -- words of a text by language that may be misspelt: three letters or more, not numbers
    create function search_words_of(texts jsonb) returns table (language text, word text) language sql stable as $$
      select distinct spoken.key, used.word
      from jsonb_each_text(texts) spoken, regexp_split_to_table(fold(spoken.value), ' ') used (word)
      where length(used.word) between 3 and 40 and used.word ~ '[^0-9]'
    $$;

    ${keepNames('insert into search_words (language, word) select used.language, used.word from search_words_of(new.name) used')}

    insert into search_words (language, word)
      select distinct used.language, used.word
      from (
        select name as texts from destinations union all select name from categories
        union all select title from experiences where status = 'published'
      ) written, search_words_of(written.texts) used;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table search_words;
    create table search_words (word text primary key, code text generated always as (search_code(word)) stored);
    create index search_words_trigrams on search_words using gin (code gin_trgm_ops);
    ${keepNames(`insert into search_words (word) select distinct used.word
      from jsonb_each_text(new.name) name, regexp_split_to_table(fold(name.value), ' ') used (word)
      where length(used.word) between 3 and 40`)}
    drop function search_words_of(jsonb);
  `)
}
