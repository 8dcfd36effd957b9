import type { Knex } from 'knex'

const others = ['ar', 'ru', 'tr', 'fr', 'pt', 'es', 'de', 'az', 'zh', 'it', 'he', 'fa']

/**
 * Documents of the other languages move out of `search_rows` into a table of their own with a partition, and so an index,
 * for each language: a row with thirteen languages is three times as wide, and every search pays for width. Closing times
 * shrink from a hundred bytes to twenty for the same reason.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table search_rows
      ${others.map((language) => `drop column ${language}_head, drop column ${language}`).join(', ')},
      drop column near_closing,
      -- for each of the first open days an int2: minutes from open_from 00:00 UTC to the moment when booking closes, -32768 closed
      add column closing bytea not null default '';
    -- compressed within the row: days open every week are two dozen bytes, and only a search by date unpacks them
    alter table search_rows alter column closing set storage plain, alter column open_days set storage main;

    -- texts of a language and the names of place and categories in it; no row where there is neither
    create table search_documents (
      language text not null,
      experience_id int not null references experiences on delete cascade,
      head tsvector not null,
      document tsvector not null,
      primary key (language, experience_id)
    ) partition by list (language);
    ${others
      .map(
        (language) => `
    create table search_documents_${language} partition of search_documents for values in ('${language}');
    create index search_documents_${language}_head on search_documents_${language} using gin (head) with (gin_pending_list_limit = 512);
    create index search_documents_${language}_document on search_documents_${language} using gin (document) with (gin_pending_list_limit = 512);`,
      )
      .join('')}

    -- names are stemmed once, not once for each experience of the place
    alter table search_names add column vector tsvector not null default '';
    create or replace function keep_search_names() returns trigger language plpgsql as $$
      declare
        names_kind text := tg_argv[0];
      begin
        delete from search_names where kind = names_kind and ref_id = coalesce(old.id, new.id);
        if new.id is not null then
          insert into search_names (kind, ref_id, language, folded, vector)
            select names_kind, new.id, name.key, left(fold(name.value), 100), search_vector(name.key, 'B', name.value)
            from jsonb_each_text(new.name) name;
          insert into search_words (word)
            select distinct used.word
            from jsonb_each_text(new.name) name, regexp_split_to_table(fold(name.value), ' ') used (word)
            where length(used.word) between 3 and 40
            order by 1
            on conflict do nothing;
        end if;
        return null;
      end
    $$;
    update destinations set name = name;
    update categories set name = name;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table search_names drop column vector;
    drop table search_documents;
    alter table search_rows
      ${others.map((language) => `add column ${language}_head tsvector, add column ${language} tsvector`).join(', ')},
      add column near_closing timestamptz[] not null default '{}',
      drop column closing;
  `)
}
