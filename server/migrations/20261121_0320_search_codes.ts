import type { Knex } from 'knex'

/** Each letter with the Latin letter that stands for it when likeness is measured; one for one, so no transliteration to read. */
const scripts: Readonly<Record<string, string>> = {
  абвгґдеёєжзиіїйклмнопрстуфхцчшщъыьэюя: 'abvggdeeejziiiyklmnoprstufhccwqxyxeua',
  ابتثجحخدذرزسشصضطظعغفقكلمنهويىةأإآؤئءپچژگکیۀ: 'abttjhhddrzswcdtzegfqklmnhuyyhaaauyapcjgkyh',
  אבגדהוזחטיכךלמםנןסעפףצץקרשת: 'abgdhuzhtykklmmnnsappccqrwt',
  əñ: 'en',
}

/**
 * Trigrams of a database with an ASCII locale know ASCII letters only: a misspelt "Дубаи" or "دبى" would be like nothing.
 * Likeness is therefore measured on a spelling in Latin letters. And the Arabic article goes before stemming, which leaves
 * "الكثبان" and "كثبان" one word.
 */
export async function up(knex: Knex): Promise<void> {
  const from = Object.keys(scripts).join('')
  const to = Object.values(scripts).join('')
  if (from.length !== to.length) {
    throw new Error(`${from.length} letters have ${to.length} that stand for them`)
  }
  await knex.raw(`
    create function search_code(folded text) returns text
      language sql immutable parallel safe
      return translate(folded, '${from}', '${to}');

    alter table search_words add column code text generated always as (search_code(word)) stored;
    drop index search_words_trigrams;
    create index search_words_trigrams on search_words using gin (code gin_trgm_ops);

    alter table search_names add column code text generated always as (search_code(folded)) stored;
    drop index search_names_trigrams, search_names_prefix;
    create index search_names_trigrams on search_names using gin (code gin_trgm_ops);
    create index search_names_prefix on search_names (code text_pattern_ops);

    create or replace function search_text(language text, source text) returns text
      language sql immutable parallel safe
      return case language
        when 'fa' then translate(search_text(source), 'يىك', 'ییک')
        when 'ar' then regexp_replace(search_text(source), '(^|\\s)[وفبك]\\?ال(\\?=\\S{2})', '\\1', 'g')
        else search_text(source)
      end;
    update destinations set name = name where name -> 'ar' is not null;
    update categories set name = name where name -> 'ar' is not null;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index search_words_trigrams, search_names_trigrams, search_names_prefix;
    alter table search_words drop column code;
    alter table search_names drop column code;
    create index search_words_trigrams on search_words using gin (word gin_trgm_ops);
    create index search_names_trigrams on search_names using gin (folded gin_trgm_ops);
    create index search_names_prefix on search_names (folded text_pattern_ops);
    drop function search_code(text);
  `)
}
