/** The SQL condition by which a typed text is looked for in the reader's language, in English, or in any. */
import type { Language } from '../../contract/primitives.ts'
import { readSpelling } from './search-text.ts'

/** A text as the documents are asked for it. */
export interface TextQuery {
  /** Each as `websearch_to_tsquery` reads it; all must be found. */
  concepts: readonly string[]
  /** The same without what says less than was typed (`wider` of search-words.ts). */
  narrow: readonly string[]
  /** Of themes, what experiences of their kind carry; absent where none was asked for. */
  kinds: readonly string[]
  /** Those of them that a title may hold, without places; and the same as typed, without synonyms. */
  titles: readonly string[]
  typedTitles: readonly string[]
  /** Letters with which a word may begin that will do for the last concept. */
  beginning?: string
  /** Documents of which languages are asked, besides English. */
  languages: readonly Language[]
}

/** A part of a statement. */
export interface Condition {
  sql: string
  bindings: Record<string, unknown>
}

/** Which part of the documents must hold which form of the text. */
export type TextPart = 'document' | 'narrow' | 'short' | 'head' | 'kind' | 'title' | 'typedTitle'

const textParts: Record<
  TextPart,
  { english: string; other: string; form: 'concepts' | 'narrow' | 'kinds' | 'titles' | 'typedTitles' }
> = {
  document: { english: 'r.en', other: 't.document', form: 'concepts' },
  narrow: { english: 'r.en', other: 't.document', form: 'narrow' },
  short: { english: 'r.en', other: 't.document', form: 'narrow' },
  head: { english: 'r.en_head', other: 't.head', form: 'narrow' },
  kind: { english: 'r.en_head', other: 't.head', form: 'kinds' },
  title: { english: 'r.en_head', other: 't.head', form: 'titles' },
  typedTitle: { english: 'r.en_head', other: 't.head', form: 'typedTitles' },
}

/** Rows that conditions are put to, `r` of `search_rows` and `t` of documents: all, or a statement's own tables `found` and `found_fr`. */
export type AmongRows = 'all' | 'found'

/** The languages other than English that a text is looked for in. */
export const othersOf = ({ languages: spoken }: Pick<TextQuery, 'languages'>): Language[] =>
  spoken.filter((language) => language !== 'en')

/** A reader of another language also finds what exists in English only, and where it is asked for, in any language. */
export function textCondition(
  { languages: spoken, beginning = '', ...text }: TextQuery,
  part: TextPart,
  among: AmongRows = 'all',
): Condition {
  const { english, other, form } = textParts[part]
  const isTitle = part === 'title' || part === 'typedTitle'
  const mayBegin = !isTitle && part !== 'kind'
  // only titles have the weight A, and only the long texts the weight D
  const weights = isTitle ? '{a}' : part === 'short' ? '{a,b,c}' : undefined
  const holds = (column: string, language: Language) => {
    // as a query of its own it is worked out once, not for each row again
    const query = `(select search_query('${language}', :${form}_${language}::text[], ${mayBegin ? ':beginning::text' : "''"}))`
    return weights === undefined
      ? `${column} @@ ${query}`
      : `${column} @@ ${query} and ts_filter(${column}, '${weights}') @@ ${query}`
  }
  const [rows, documents] = among === 'found' ? ['found', 'found'] : ['search_rows', 'search_documents']
  const others = othersOf({ languages: spoken }).map(
    (language) => `select t.experience_id from ${documents}_${language} t where ${holds(other, language)}`,
  )
  const inEnglish = `(${holds(english, 'en')})`
  const bindings: Record<string, unknown> = mayBegin ? { beginning } : {}
  for (const language of new Set<Language>(['en', ...spoken])) {
    bindings[`${form}_${language}`] = text[form].map((concept) => readSpelling(language, concept))
  }
  return {
    sql:
      others.length === 0
        ? inEnglish
        : // not `or r.experience_id = any(…)`: put to each row, that compares it with each of these, which took a minute where
          // both were a hundred thousand
          `r.experience_id in (select r.experience_id from ${rows} r where ${[inEnglish, ...others].join(' union all ')})`,
    bindings,
  }
}
