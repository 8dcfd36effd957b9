/** The SQL that asks for the experiences of each word of a text by itself. */
import type { Language } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'
import { runPrepared } from '../../platform/prepared.ts'
import { currentVersion } from './search-rows.queries.ts'
import { readSpelling } from './search-text.ts'
import type { Condition } from './text-condition.queries.ts'

/** A concept of a text in the documents of one language. */
export interface AskedWord {
  language: Language
  /** As `websearch_to_tsquery` reads it. */
  concept: string
  /** Letters with which a word may begin that will do as well. */
  beginning?: string
}

/** Where the documents of a language stand. */
export const documentsIn = (language: Language): { table: string; column: string } =>
  language === 'en'
    ? { table: 'search_rows', column: 'en' }
    : { table: `search_documents_${language}`, column: 'document' }

/**
 * The words of a text as a table `asked`, in the order given. From a table PostgreSQL does not know what it will look for: it then
 * always reads the index. Where it knows, it starts other processes to help as soon as a word is a usual one, and sixty of the
 * eighty milliseconds of a statement went by until they were there; those never read a materialized table.
 */
export function askedWords(words: readonly AskedWord[]): Condition {
  return {
    sql: `asked as materialized (
      select position, language, search_query(language, array[concept], beginning) as query
      from unnest(:languages::text[], :concepts::text[], :beginnings::text[])
        with ordinality typed (language, concept, beginning, position))`,
    bindings: {
      languages: words.map(({ language }) => language),
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
  const asked = askedWords(words)
  const sets = languages.map((language) => {
    const { table, column } = documentsIn(language)
    return `when '${language}' then (select string_agg(int4send(t.experience_id), '') from ${table} t where t.${column} @@ a.query)`
  })
  const rows = await runPrepared<WordSetRow & { version: number }>(db, ['words', ...languages].join('-'), {
    sql: `with ${asked.sql}
        select v.version, numnode(a.query) = 0 as "isSilent", case a.language ${sets.join(' ')} end as ids
        from ${currentVersion} v cross join asked a order by a.position`,
    bindings: asked.bindings,
  })
  return { version: rows[0]?.version ?? 0, rows }
}
