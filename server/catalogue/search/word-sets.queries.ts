/** The SQL that asks for the experiences of each word of a text by itself. */
import type { Language } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'
import { runPrepared } from '../../platform/prepared.ts'
import { currentVersion } from './search-rows.queries.ts'
import { readSpelling } from './search-text.ts'
import type { Condition } from './text-condition.queries.ts'

/**
 * Where a word is looked for: in whole documents; in title, place and categories; in titles alone. In `every` no word is looked for, and
 * each document of the language is there.
 */
export type WordPart = 'document' | 'head' | 'title' | 'every'

/** A concept of a text in the documents of one language. */
export interface AskedWord {
  language: Language
  part: WordPart
  /** As `websearch_to_tsquery` reads it. */
  concept: string
  /** Letters with which a word may begin that will do as well. */
  beginning?: string
}

/** Where the documents of a language stand. */
export const documentsIn = (language: Language): { table: string; column: string; head: string } =>
  language === 'en'
    ? { table: 'search_rows', column: 'en', head: 'en_head' }
    : { table: `search_documents_${language}`, column: 'document', head: 'head' }

/**
 * The words of a text as a table `asked`, in the order given. From a table PostgreSQL does not know what it will look for: it then
 * always reads the index. Where it knows, it starts other processes to help as soon as a word is a usual one, and sixty of the
 * eighty milliseconds of a statement went by until they were there; those never read a materialized table.
 */
export function askedWords(words: readonly AskedWord[]): Condition {
  return {
    sql: `asked as materialized (
      select position, language, part, search_query(language, array[concept], beginning) as query
      from unnest(:languages::text[], :parts::text[], :concepts::text[], :beginnings::text[])
        with ordinality typed (language, part, concept, beginning, position))`,
    bindings: {
      languages: words.map(({ language }) => language),
      parts: words.map(({ part }) => part),
      concepts: words.map(({ language, concept }) => readSpelling(language, concept)),
      beginnings: words.map(({ beginning = '' }) => beginning),
    },
  }
}

/** What the documents of a language have of a word. */
export interface WordSetRow {
  /** The language looks for nothing in it. */
  isSilent: boolean
  /** Four bytes each. */
  ids: Buffer | null
}

/** The experiences that have each of these words in the documents of its language, in their order, and the version of the catalogue. */
export async function listWordSets(
  db: Database,
  words: readonly AskedWord[],
): Promise<{ version: number; rows: WordSetRow[] }> {
  const languages = [...new Set(words.map(({ language }) => language))].toSorted()
  const parts = [...new Set(words.map(({ part }) => part))].toSorted()
  const asked = askedWords(words)
  const sets = languages.flatMap((language) =>
    parts.map((part) => `when '${language} ${part}' then ${idsOf(language, part)}`),
  )
  // PostgreSQL cuts a name off after 63 characters
  const name = ['words', parts.map((part) => part.charAt(0)).join(''), ...languages].join('-')
  const rows = await runPrepared<WordSetRow & { version: number }>(db, name, {
    sql: `with ${asked.sql}
        select v.version, a.part <> 'every' and numnode(a.query) = 0 as "isSilent",
          case a.language || ' ' || a.part ${sets.join(' ')} end as ids
        from ${currentVersion} v cross join asked a order by a.position`,
    bindings: asked.bindings,
  })
  return { version: rows[0]?.version ?? 0, rows }
}

/** The experiences with a word `a` in a part of the documents of a language, as a value of a statement. */
function idsOf(language: Language, part: WordPart): string {
  const { table, column, head } = documentsIn(language)
  const conditions: Record<WordPart, string> = {
    document: `t.${column} @@ a.query`,
    head: `t.${head} @@ a.query`,
    // only titles have the weight A
    title: `t.${head} @@ a.query and ts_filter(t.${head}, '{a}') @@ a.query`,
    every: `t.${column} is not null`,
  }
  return `(select string_agg(int4send(t.experience_id), '') from ${table} t where ${conditions[part]})`
}
