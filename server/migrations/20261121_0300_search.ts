import type { Knex } from 'knex'

const stemmed = {
  ar: 'arabic',
  en: 'english',
  es: 'spanish',
  fr: 'french',
  pt: 'portuguese',
  ru: 'russian',
  tr: 'turkish',
  it: 'italian',
  de: 'german',
}
/** PostgreSQL has no stemmer for these; words are compared as they are written. */
const unstemmed = ['he', 'fa', 'az', 'zh']
const languages = [...Object.keys(stemmed), ...unstemmed]

const words = 'hword, hword_part, word, asciiword, asciihword, hword_asciipart'
const asciiWords = 'asciiword, asciihword, hword_asciipart'

/** Accents are dropped before stemming, in documents and queries alike, so that "São" and "sao" are one word. */
function configurations(): string {
  const statements = Object.entries(stemmed).map(
    ([language, dictionary]) => `
      create text search configuration dhow_${language} (copy = pg_catalog.${dictionary});
      alter text search configuration dhow_${language} alter mapping for ${words} with unaccent, ${dictionary}_stem;`,
  )
  for (const language of unstemmed) {
    statements.push(`
      create text search configuration dhow_${language} (copy = pg_catalog.simple);
      alter text search configuration dhow_${language} alter mapping for ${words} with unaccent, simple;`)
  }
  // Latin words inside a text of another script are English names and words
  for (const language of ['ar', 'ru']) {
    statements.push(`
      alter text search configuration dhow_${language} alter mapping for ${asciiWords} with unaccent, english_stem;`)
  }
  return statements.join('\n')
}

const documentColumns = languages
  .map((language) => `${language}_head tsvector, ${language} tsvector`)
  .join(',\n      ')

const documentSettings = languages
  .map(
    (language) => `
      alter table search_rows alter column ${language}_head set storage external, alter column ${language} set storage external;
      create index search_rows_${language}_head on search_rows using gin (${language}_head)
        with (gin_pending_list_limit = 512) where ${language}_head is not null;
      create index search_rows_${language} on search_rows using gin (${language})
        with (gin_pending_list_limit = 512) where ${language} is not null;`,
  )
  .join('\n')

/**
 * What a search reads, one short row for each published experience. `facets` packs everything that filters, counts and
 * sorts need into some forty bytes (the layout stands in server/catalogue/facet-record.ts); the tsvectors are moved out of
 * line, so that a thousand matches are read from a dozen pages.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(configurations())
  await knex.raw(String.raw`
    -- The parser of an ASCII locale takes every other character for a letter, so "l’heure" or "дом»" would be one word:
    -- whatever is no letter or digit becomes a space first. Chinese and Japanese runs become pairs of characters.
    create function search_text(source text) returns text
      language sql immutable parallel safe
      as $$
        with plain as (
          select regexp_replace(
            regexp_replace(coalesce(source, ''), '<[^<>]*>', ' ', 'g'),
            '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u0591-\u05c7\u05f3\u05f4\u060c\u061b\u061f\u0640\u064b-\u0652\u066a-\u066d\u06d4\u2000-\u206f\u2190-\u2bff\u3000-\u303f\ufe00-\ufe0f\uff00-\uff0f\uff1a-\uff20]+',
            ' ', 'g') as text
        )
        select case
          when text !~ '[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]' then text
          else (
            select string_agg(
              case when run[1] ~ '^[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]' then (
                select string_agg(substr(run[1], n, 2), ' ')
                from generate_series(1, greatest(length(run[1]) - 1, 1)) n
              ) else run[1] end, ' ')
            from regexp_matches(text, '([\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+|[^\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+)', 'g') run
          )
        end
        from plain
      $$;

    -- Persian is typed with Arabic and with Persian letters
    create function search_text(language text, source text) returns text
      language sql immutable parallel safe
      return case when language = 'fa' then translate(search_text(source), 'يىك', 'ییک') else search_text(source) end;

    create function search_vector(language text, weight "char", source text) returns tsvector
      language sql stable parallel safe
      return setweight(to_tsvector(('dhow_' || language)::regconfig, search_text(language, source)), weight);

    create function search_list(list jsonb) returns text
      language sql immutable parallel safe
      return (select string_agg(item, ' ') from jsonb_array_elements_text(list) item);

    -- one number for each category, label, occasion, language and currency, as they stand in a packed record
    create table search_terms (
      id int generated always as identity primary key,
      kind text not null check (kind in ('category', 'label', 'occasion', 'language', 'currency')),
      value text not null,
      unique (kind, value)
    );

    create table search_rows (
      experience_id int primary key references experiences on delete cascade,
      destination_id int not null,
      supplier_id int not null,
      facets bytea not null,
      open_from date,
      open_days bit varying(800),
      near_closing timestamptz[] not null default '{}',
      -- *_head: title and the names of place and categories; the other: everything, weighted A to D. Null: nothing is
      -- written in this language
      ${documentColumns}
    ) with (toast_tuple_target = 128, fillfactor = 90);
    alter table search_rows alter column facets set storage plain, alter column open_days set storage plain,
      alter column near_closing set storage plain;
    create index search_rows_destination on search_rows (destination_id);
    create index search_rows_supplier on search_rows (supplier_id);
    ${documentSettings}

    -- every word of titles and names, without accents: what a misspelt word may have meant
    create table search_words (word text primary key);
    create index search_words_trigrams on search_words using gin (word gin_trgm_ops);

    -- names of places and categories in every language, without accents, for suggestions
    create table search_names (
      kind text not null check (kind in ('destination', 'category')),
      ref_id bigint not null,
      language text not null,
      folded text not null,
      primary key (kind, ref_id, language)
    );
    create index search_names_trigrams on search_names using gin (folded gin_trgm_ops);
    create index search_names_prefix on search_names (folded text_pattern_ops);

    -- The catalogue's version is the sum: what a process remembers of a search is good for as long as it stands still.
    -- Many rows, of which a writer takes any that is free, because one would make all writers of listings wait in line.
    create table search_versions (
      shard int generated always as identity primary key,
      version bigint not null default 0
    ) with (fillfactor = 50);
    insert into search_versions (version) select 0 from generate_series(1, 16);

    create function raise_search_version() returns trigger language plpgsql as $$
      begin
        update search_versions set version = version + 1
          where shard = (select shard from search_versions limit 1 for update skip locked);
        if not found then
          insert into search_versions (version) values (1);
        end if;
        return null;
      end
    $$;
    create trigger search_rows_version after insert or update or delete or truncate on search_rows
      for each statement execute function raise_search_version();
    create trigger categories_version after insert or update or delete on categories
      for each statement execute function raise_search_version();
    create trigger destinations_version after update or delete on destinations
      for each statement execute function raise_search_version();

    create function fold(source text) returns text
      language sql stable parallel safe
      return trim(regexp_replace(lower(unaccent(search_text(source))), '\s+', ' ', 'g'));

    create function keep_search_names() returns trigger language plpgsql as $$
      declare
        names_kind text := tg_argv[0];
      begin
        delete from search_names where kind = names_kind and ref_id = coalesce(old.id, new.id);
        if new.id is not null then
          insert into search_names (kind, ref_id, language, folded)
            select names_kind, new.id, key, left(fold(value), 100) from jsonb_each_text(new.name);
          insert into search_words (word)
            select distinct word from jsonb_each_text(new.name), regexp_split_to_table(fold(value), ' ') word
            where length(word) between 3 and 40
            order by word
            on conflict do nothing;
        end if;
        return null;
      end
    $$;
    create trigger destinations_names after insert or update of name or delete on destinations
      for each row execute function keep_search_names('destination');
    create trigger categories_names after insert or update of name or delete on categories
      for each row execute function keep_search_names('category');
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger categories_names on categories;
    drop trigger destinations_names on destinations;
    drop trigger categories_version on categories;
    drop trigger destinations_version on destinations;
    drop function keep_search_names();
    drop table search_versions, search_names, search_words, search_rows, search_terms;
    drop function raise_search_version();
    drop function fold(text);
    drop function search_list(jsonb);
    drop function search_vector(text, "char", text);
    drop function search_text(text, text);
    drop function search_text(text);
    ${languages.map((language) => `drop text search configuration dhow_${language};`).join('\n')}
  `)
}
