-- A text search configuration for each language. Accents are dropped before stemming, in documents and queries alike, so
-- that "São" and "sao" are one word. PostgreSQL has no stemmer for he, fa, az and zh: words are compared as written.
do $$
declare
  pair text[];
begin
  foreach pair slice 1 in array array[
    ['ar', 'arabic'], ['en', 'english'], ['es', 'spanish'], ['fr', 'french'], ['pt', 'portuguese'], ['ru', 'russian'],
    ['tr', 'turkish'], ['it', 'italian'], ['de', 'german'],
    ['he', 'simple'], ['fa', 'simple'], ['az', 'simple'], ['zh', 'simple']]
  loop
    execute format('create text search configuration dhow_%s (copy = pg_catalog.%s)', pair[1], pair[2]);
    execute format(
      'alter text search configuration dhow_%s alter mapping for hword, hword_part, word, asciiword, asciihword, hword_asciipart with unaccent, %s',
      pair[1], case pair[2] when 'simple' then 'simple' else pair[2] || '_stem' end);
  end loop;
  -- Latin words inside a text of another script are English names and words
  alter text search configuration dhow_ar alter mapping for asciiword, asciihword, hword_asciipart with unaccent, english_stem;
  alter text search configuration dhow_ru alter mapping for asciiword, asciihword, hword_asciipart with unaccent, english_stem;
end $$;

-- The parser of an ASCII locale takes every other character for a letter, so "l’heure" or "дом»" would be one word: what is
-- no letter or digit becomes a space first. Signs over Arabic and Hebrew letters go without leaving one: "حمّام" is one word.
-- Chinese and Japanese runs become pairs of characters.
create function search_text(source text) returns text
  language sql immutable parallel safe
  as $$
    with plain as (
      select regexp_replace(
        regexp_replace(
          regexp_replace(coalesce(source, ''), '<[^<>]*>', ' ', 'g'),
          '[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652]', '', 'g'),
        '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u2000-\u206f\u2190-\u2bff\u3000-\u303f\ufe00-\ufe0f\uff00-\uff0f\uff1a-\uff20]+',
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

-- Persian is typed with Arabic and with Persian letters. The Arabic article goes before stemming, which leaves "الكثبان" and
-- "كثبان" one word.
create function search_text(language text, source text) returns text
  language sql immutable parallel safe
  return case language
    when 'fa' then translate(search_text(source), 'يىك', 'ییک')
    when 'ar' then regexp_replace(search_text(source), '(^|\s)[وفبك]?ال(?=\S{2})', '\1', 'g')
    else search_text(source)
  end;

create function search_vector(language text, weight "char", source text) returns tsvector
  language sql stable parallel safe
  return setweight(to_tsvector(('dhow_' || language)::regconfig, search_text(language, source)), weight);

create function search_list(list jsonb) returns text
  language sql immutable parallel safe
  return (select string_agg(item, ' ') from jsonb_array_elements_text(list) item);

create function fold(source text) returns text
  language sql stable parallel safe
  return trim(regexp_replace(lower(unaccent(search_text(source))), '\s+', ' ', 'g'));

-- Trigrams of a database with an ASCII locale know ASCII letters only: a misspelt "Дубаи" or "دبى" would be like nothing.
-- Likeness is therefore measured on a spelling in Latin letters, one for one: no transliteration to read.
create function search_code(folded text) returns text
  language sql immutable parallel safe
  return translate(folded,
    'абвгґдеёєжзиіїйклмнопрстуфхцчшщъыьэюя' || 'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةأإآؤئءپچژگکیۀ' || 'אבגדהוזחטיכךלמםנןסעפףצץקרשת' || 'əñ',
    'abvggdeeejziiiyklmnoprstufhccwqxyxeua' || 'abttjhhddrzswcdtzegfqklmnhuyyhaaauyapcjgkyh' || 'abgdhuzhtykklmmnnsappccqrwt' || 'en');

-- the letters of a word in the order of the alphabet: a word with two letters exchanged has the same
create function search_letters(code text) returns text
  language sql immutable parallel safe
  return (select string_agg(letter, '' order by letter) from regexp_split_to_table(code, '') letter);

-- words of a text by language that may be misspelt: three letters or more, not numbers
create function search_words_of(texts jsonb) returns table (language text, word text) language sql stable as $$
  select distinct spoken.key, used.word
  from jsonb_each_text(texts) spoken, regexp_split_to_table(fold(spoken.value), ' ') used (word)
  where length(used.word) between 3 and 40 and used.word ~ '[^0-9]'
$$;

-- concepts are read by websearch_to_tsquery, and each must be found; the last may also be the beginning of a word
create function search_query(language text, concepts text[], beginning text) returns tsquery
  language plpgsql stable parallel safe as $$
  declare
    whole tsquery := '';
    part tsquery;
  begin
    for position in 1 .. coalesce(array_length(concepts, 1), 0) loop
      part := websearch_to_tsquery(('dhow_' || language)::regconfig, concepts[position]);
      if position = array_length(concepts, 1) and beginning <> '' then
        part := part || to_tsquery('dhow_he', beginning || ':*');
      end if;
      whole := case when numnode(whole) = 0 then part when numnode(part) = 0 then whole else whole && part end;
    end loop;
    return whole;
  end
$$;

-- one number for each category, label, occasion, language and currency, as they stand in a packed record
create table search_terms (
  id int generated always as identity primary key,
  kind text not null check (kind in ('category', 'label', 'occasion', 'language', 'currency')),
  value text not null,
  unique (kind, value)
);

-- What a search reads, one short row for each published experience. `facets` packs everything that filters, counts and
-- sorts need into some forty bytes (its layout: server/catalogue/search/facet-record.ts); the tsvectors are moved out of line,
-- so that a thousand matches are read from a dozen pages.
create table search_rows (
  experience_id int primary key references experiences on delete cascade,
  destination_id int not null,
  supplier_id int not null,
  facets bytea not null,
  open_from date,
  open_days bit varying(800),
  -- for each of the first open days an int2: minutes from open_from 00:00 UTC to the moment when booking closes, -32768 closed
  closing bytea not null default '',
  -- title and the names of destination and categories; and everything, weighted A to D. Null: no text in English
  en_head tsvector,
  en tsvector
) with (toast_tuple_target = 128, fillfactor = 90);
alter table search_rows
  alter column facets set storage plain,
  alter column closing set storage plain,
  -- compressed within the row: days open every week are two dozen bytes, and only a search by date unpacks them
  alter column open_days set storage main,
  alter column en_head set storage external,
  alter column en set storage external;
create index search_rows_destination on search_rows (destination_id);
create index search_rows_supplier on search_rows (supplier_id);
create index search_rows_en_head on search_rows using gin (en_head) with (gin_pending_list_limit = 512) where en_head is not null;
create index search_rows_en on search_rows using gin (en) with (gin_pending_list_limit = 512) where en is not null;

-- Documents of the other languages, with a partition, and so an index, for each: a row with thirteen languages would be
-- three times as wide, and every search pays for width. No row where an experience has no text in a language.
create table search_documents (
  language text not null,
  experience_id int not null references experiences on delete cascade,
  head tsvector not null,
  document tsvector not null,
  primary key (language, experience_id)
) partition by list (language);
do $$
declare
  language text;
begin
  foreach language in array array['ar', 'ru', 'tr', 'fr', 'pt', 'es', 'de', 'az', 'zh', 'it', 'he', 'fa'] loop
    execute format('create table search_documents_%s partition of search_documents for values in (%L)', language, language);
    execute format('create index search_documents_%s_head on search_documents_%s using gin (head) with (gin_pending_list_limit = 512)', language, language);
    execute format('create index search_documents_%s_document on search_documents_%s using gin (document) with (gin_pending_list_limit = 512)', language, language);
  end loop;
end $$;

-- Words of titles and names, without accents: what a misspelt word may have meant, in the reader's own language. "Istambul"
-- is right in Portuguese, and an English reader who types it is led to Istanbul all the same.
create table search_words (
  language text not null,
  word text not null,
  code text not null generated always as (search_code(word)) stored,
  letters text generated always as (search_letters(search_code(word))) stored,
  primary key (language, word)
);
create index search_words_trigrams on search_words using gin (code gin_trgm_ops);
create index search_words_letters on search_words (letters);
create index search_words_word on search_words (word text_pattern_ops);
create index search_words_code on search_words (code text_pattern_ops);

-- names of destinations and categories in every language, without accents, for suggestions
create table search_names (
  kind text not null check (kind in ('destination', 'category')),
  ref_id bigint not null,
  language text not null,
  folded text not null,
  -- names are stemmed once, not once for each experience of the destination
  vector tsvector not null default '',
  code text generated always as (search_code(folded)) stored,
  primary key (kind, ref_id, language)
);
create index search_names_trigrams on search_names using gin (code gin_trgm_ops);
create index search_names_prefix on search_names (code text_pattern_ops);

create function keep_search_names() returns trigger language plpgsql as $$
declare
  names_kind text := tg_argv[0];
begin
  delete from search_names where kind = names_kind and ref_id = coalesce(old.id, new.id);
  if new.id is not null then
    insert into search_names (kind, ref_id, language, folded, vector)
      select names_kind, new.id, name.key, left(fold(name.value), 100), search_vector(name.key, 'B', name.value)
      from jsonb_each_text(new.name) name;
    insert into search_words (language, word)
      select used.language, used.word from search_words_of(new.name) used order by 1 on conflict do nothing;
  end if;
  return null;
end $$;
create trigger destinations_names after insert or update of name or delete on destinations
  for each row execute function keep_search_names('destination');
create trigger categories_names after insert or update of name or delete on categories
  for each row execute function keep_search_names('category');

-- The catalogue's version is the sum: what a process remembers of a search is valid for as long as it stays the same.
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
end $$;
create trigger search_rows_version after insert or update or delete or truncate on search_rows
  for each statement execute function raise_search_version();
create trigger categories_version after insert or update or delete on categories
  for each statement execute function raise_search_version();
create trigger destinations_version after update or delete on destinations
  for each statement execute function raise_search_version();
