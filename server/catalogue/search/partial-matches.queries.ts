/** The SQL that finds what has only a part of a text. */
import type { Database } from '../../platform/database.ts'
import { runPrepared } from '../../platform/prepared.ts'
import { scopeCondition } from './search-rows.queries.ts'
import type { SearchScope } from './search-rows.queries.ts'
import { askedWords, documentsIn } from './word-sets.queries.ts'

/** An experience that has some of what was asked for. */
export interface PartialRow {
  id: number
  score: number
}

/**
 * Experiences of a scope with the most telling part of a text: each concept counts for as much as it is rare. The best first,
 * none with less than half of the best. Weights are added in the order of the text, or the same ones would not always make the same score.
 */
export async function listPartialMatches(
  db: Database,
  { text, ...scope }: SearchScope,
  limit: number,
): Promise<PartialRow[]> {
  if (!text) return []
  const { sql, bindings } = scopeCondition(scope, 'document')
  const { supplierId, city, country, date } = scope
  const shape = Object.entries({ supplierId, city, country, date })
    .filter(([, value]) => value !== undefined)
    .map(([part]) => part)
  const asked = askedWords(
    text.languages.flatMap((language) =>
      text.concepts.map((concept) => ({ language, part: 'document' as const, concept })),
    ),
  )
  const found = text.languages.map((language) => {
    const { table, column } = documentsIn(language)
    return `select (a.position - 1) % :size as concept, t.experience_id from asked a
      cross join lateral (select t.experience_id from ${table} t where t.${column} @@ a.query) t
      where a.language = '${language}'`
  })
  return runPrepared<PartialRow>(db, ['partial', ...shape].join('-'), {
    sql: `with ${asked.sql},
       hit as materialized (
         select found.concept, r.experience_id as id
         from (select distinct concept, experience_id from (${found.join(' union all ')}) hits) found
         join search_rows r on r.experience_id = found.experience_id where ${sql}),
       weighted as (select concept, ln(2 + (select count(*) from search_rows) / count(*)::float8) as weight from hit group by concept),
       scored as (select hit.id, sum(weight order by concept) as score from hit join weighted using (concept) group by hit.id)
     select id, score from scored where score >= (select max(score) / 2 from scored) order by score desc, id limit :limit`,
    bindings: { limit, size: text.concepts.length, ...bindings, ...asked.bindings },
  })
}
