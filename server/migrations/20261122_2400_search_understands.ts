import type { Knex } from 'knex'

/**
 * What understanding a search needs: a query made of concepts, each with its alternatives; and misspelt words looked up by
 * their letters in any order ("yrok"), in any language.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(String.raw`
    -- as before, but signs over Arabic and Hebrew letters go without leaving a space: "حمّام" is one word
    create or replace function search_text(source text) returns text
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
    update destinations set name = name;
    update categories set name = name;

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

    -- the letters of a word in the order of the alphabet: a word with two letters exchanged has the same
    create function search_letters(code text) returns text
      language sql immutable parallel safe
      return (select string_agg(letter, '' order by letter) from regexp_split_to_table(code, '') letter);
    alter table search_words add column letters text generated always as (search_letters(search_code(word))) stored;
    create index search_words_letters on search_words (letters);
    create index search_words_word on search_words (word text_pattern_ops);
    create index search_words_code on search_words (code text_pattern_ops);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index search_words_letters, search_words_word, search_words_code;
    alter table search_words drop column letters;
    drop function search_letters(text);
    drop function search_query(text, text[], text);
  `)
}
