/** The SQL that finds likely spellings of a typed word. */
import type { Language } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'
import { currentVersion } from './search-rows.queries.ts'
import { readSpelling } from './search-text.ts'

/** What the texts of the catalogue have for a typed word. */
export interface WordRow {
  word: string
  /** It stands in some text of the reader's language or of English; or, as the last word, begins one that does. */
  known: boolean
  /** Words that look like it, in the reader's language or in English, the most alike first; null of a word that is known. */
  alike: { word: string; code: string }[] | null
  /** The word as `alike` spells it: in Latin letters. */
  code: string
  /** Of the catalogue. */
  version: number
}

/**
 * Words of the texts that look like each of these: with many of the same runs of three letters, or with the same letters
 * in another order, or short with the same beginning.
 */
export async function listAlikeWords(
  db: Database,
  words: readonly { word: string; mayBegin: boolean }[],
  language: Language,
): Promise<WordRow[]> {
  const { rows } = await db.raw<{ rows: WordRow[] }>(
    // worked out once for each typed word: inlined, it would be worked out again for each word of the catalogue
    `with typed as materialized (
       select spelled.*, search_letters(code) as letters, length(code) as size,
         exists (select 1 from search_words k where k.language in (:language, 'en') and k.word = folded)
           or may_begin and length(folded) > 3
             and exists (select 1 from search_words k where k.language in (:language, 'en') and k.word like folded || '%') as known
       from (
         select word, may_begin, position, fold(word) as folded, search_code(fold(word)) as code
         from unnest(:words::text[], :begins::boolean[]) with ordinality asked (word, may_begin, position)
       ) spelled
     )
     select typed.word, typed.code, typed.known, v.version,
       case when not typed.known then (select jsonb_agg(jsonb_build_object('word', found.word, 'code', found.code)) from (
         select k.word, k.code, similarity(k.code, typed.code) as likeness, k.language from search_words k
         where k.language in (:language, 'en') and (k.code % typed.code or k.letters = typed.letters
           or typed.size between 4 and 5 and k.code like left(typed.code, 1) || '%'
             and length(k.code) between typed.size - 1 and typed.size + 1)
         order by likeness desc, k.language = 'en', k.word limit 200) found) end as alike
     from ${currentVersion} v cross join typed
     order by typed.position`,
    { words: words.map(({ word }) => word), begins: words.map(({ mayBegin }) => mayBegin), language },
  )
  return rows
}

/** How many documents have a word together with others, and how many have it in title, place or categories. */
export interface UsesRow {
  word: string
  together: number
  inHeads: number
}

/** The uses of each word in the texts of the reader's language and of English, in the order of the words. */
export async function countUses(
  db: Database,
  { words, beside, language }: { words: readonly string[]; beside: readonly string[]; language: Language },
): Promise<UsesRow[]> {
  const besideIn = (spoken: Language) => beside.map((word) => readSpelling(spoken, word))
  const others = (column: 'document' | 'head', asked: string) =>
    language === 'en'
      ? ''
      : `+ (select count(*) from search_documents_${language} t where t.${column} @@ search_query('${language}', ${asked}, ''))`
  const { rows } = await db.raw<{ rows: UsesRow[] }>(
    `select asked.word,
       ((select count(*) from search_rows r where r.en @@ search_query('en', array[asked.word] || :beside_en::text[], ''))
         ${others('document', `array[asked.word] || :beside::text[]`)})::int as together,
       ((select count(*) from search_rows r where r.en_head @@ search_query('en', array[asked.word], ''))
         ${others('head', 'array[asked.word]')})::int as "inHeads"
     from unnest(:words::text[]) with ordinality asked (word, position)
     order by asked.position`,
    {
      words: [...words],
      beside_en: besideIn('en'),
      ...(language !== 'en' && { beside: besideIn(language) }),
    },
  )
  return rows
}
