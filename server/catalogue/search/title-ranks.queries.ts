/** The SQL of who comes first among what a text finds. */
import type { Language } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'
import { runPrepared } from '../../platform/prepared.ts'
import { currentVersion, scopeCondition } from './search-rows.queries.ts'
import type { SearchScope } from './search-rows.queries.ts'
import { othersOf, textCondition } from './text-condition.queries.ts'
import type { AmongRows, Condition, TextQuery } from './text-condition.queries.ts'

/** Experiences of a scope that come before others; the letter stands for them in the name of the statement. */
export interface Rank {
  letter: string
  condition: Condition
  /** It is not asked for where more experiences than are cheaply read meet this. */
  unlessMany?: Condition
}

/** The whole texts of so many experiences are read for an order. */
export const mostRead = 100

/**
 * The order of what a text finds: first those with it in their titles as it was typed; then those of its kind with its words in their
 * titles; in their titles; in title, place or categories; in summary, highlights or titles of options, where at most `mostRead` have
 * it at all; anywhere; and last those that have only wider words for it. The day has no part in the order.
 */
export function ranksOf({ date: _date, ...scope }: SearchScope, among: AmongRows = 'all'): Rank[] {
  const { text } = scope
  if (!text) return []
  const title = scopeCondition(scope, 'title', among)
  const kind = textCondition(text, 'kind', among)
  const narrow = scopeCondition(scope, 'narrow', among)
  return [
    ...(text.titles.length > 0
      ? [
          { letter: 't', condition: scopeCondition(scope, 'typedTitle', among) },
          ...(text.kinds.length > 0 ? [{ letter: 'k', condition: both(title, kind) }] : []),
          { letter: 's', condition: title },
        ]
      : []),
    { letter: 'h', condition: scopeCondition(scope, 'head', among) },
    { letter: 'c', condition: scopeCondition(scope, 'short', among), unlessMany: narrow },
    ...(hasWider(text) ? [{ letter: 'n', condition: narrow }] : []),
  ]
}

/** Whether it also finds what says less than was typed. */
export const hasWider = ({ concepts, narrow }: TextQuery): boolean =>
  narrow.some((concept, at) => concept !== concepts[at])

const both = (one: Condition, other: Condition): Condition => ({
  sql: `${one.sql} and ${other.sql}`,
  bindings: { ...one.bindings, ...other.bindings },
})

/** A rank as a value of a statement: the ids of its experiences. */
export function rankSql({ condition, unlessMany }: Rank, rows: string): string {
  const areFew = unlessMany
    ? ` and (select count(*) from (select 1 from ${rows} r where ${unlessMany.sql} limit ${mostRead + 1}) few) <= ${mostRead}`
    : ''
  return `coalesce((select string_agg(int4send(r.experience_id), '') from ${rows} r where ${condition.sql}${areFew}), '')`
}

/** What the conditions of ranks are bound to. */
export const bindingsOf = (ranks: readonly Rank[]): Record<string, unknown> =>
  Object.fromEntries(ranks.flatMap(({ condition }) => Object.entries(condition.bindings)))

/** What of a text decides the text of a statement with it, for the statement's name. PostgreSQL cuts that off after 63 characters. */
export const spokenIn = ({ languages }: TextQuery): (Language | 'text' | 'all')[] => [
  'text',
  ...(languages.length > 3 ? (['all'] as const) : languages),
]

/** The letters of ranks, for the same name. */
export const lettersOf = (ranks: readonly Rank[]): string => ranks.map(({ letter }) => letter).join('')

/**
 * The order of what a text is known to find, as `readScope` tells it, or those of its ranks that have these letters. A word that
 * thousands have is then looked for in the titles of these alone.
 */
export async function readRanks(
  db: Database,
  text: TextQuery,
  { ids, letters }: { ids: readonly number[]; letters?: string },
): Promise<{ version: number; ranks: Buffer[] }> {
  const ranks = ranksOf({ language: 'en', text }, 'found').filter(
    ({ letter }) => letters?.includes(letter) ?? true,
  )
  const others = othersOf(text).map(
    (language) => `found_${language} as materialized (
      select t.* from unnest(:ids::int[]) known (id)
      join search_documents_${language} t on t.language = '${language}' and t.experience_id = known.id)`,
  )
  const found = `found as materialized (
    select r.* from unnest(:ids::int[]) known (id) join search_rows r on r.experience_id = known.id)`
  const [row] = await runPrepared<{ version: number } & Record<`rank${number}`, Buffer>>(
    db,
    ['ranks', lettersOf(ranks), ...spokenIn(text)].join('-'),
    {
      sql: `with ${[found, ...others].join(', ')}
        select v.version, ${ranks.map((rank, at) => `${rankSql(rank, 'found')} as rank${at}`).join(', ')}
        from ${currentVersion} v`,
      bindings: { ids: [...ids], ...bindingsOf(ranks) },
    },
  )
  if (!row) throw new Error('the catalogue has no version')
  return { version: row.version, ranks: ranks.flatMap((_, at) => row[`rank${at}`] ?? []) }
}
