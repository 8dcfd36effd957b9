/** The SQL that asks for the experiences of each word of a text by itself. */
import type { Language } from '../../contract/primitives.ts'
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
