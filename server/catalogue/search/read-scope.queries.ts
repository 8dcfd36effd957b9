/** The SQL that reads a whole scope, and in which version of the catalogue it is. */
import type { Database } from '../../platform/database.ts'
import { runPrepared } from '../../platform/prepared.ts'
import { currentVersion, openOn, scopeCondition } from './search-rows.queries.ts'
import type { SearchScope } from './search-rows.queries.ts'
import { bindingsOf, lettersOf, rankSql, ranksOf, spokenIn } from './title-ranks.queries.ts'
import type { Rank } from './title-ranks.queries.ts'

/** A scope, and what else the search's first statement knows. */
export interface ScopeRow {
  version: number
  /** Ids of the scope, four bytes each, when the asked version still stands and they were wanted. */
  ids: Buffer | null
  /** Packed records of the scope when it does not. */
  records: Buffer | null
  /**
   * With a day: experiences of which only dearer options than the cheapest run then for so many, four bytes each, and before the next
   * one the price as eight. Null where neither ids nor records are given.
   */
  dayPrices: Buffer | null
  /** Experiences that come before others, four bytes each, the first ones first. Empty where they were not wanted. */
  ranks: Buffer[]
}

/** Prices on the day of the experiences in `found`, where they differ from the from-price. */
const dayPrices = `(
  select coalesce(string_agg(int4send(d.id) || float8send(d.price), ''), '') from (
    select r.experience_id::int as id, min(r.price)::float8 as usual,
      (min(r.price) filter (where r.most_guests >= :guests and ${openOn}))::float8 as price
    from found f join search_day_prices r using (experience_id) group by r.experience_id
  ) d where d.price > d.usual)`

/** What the caller remembers: an index of this version, and perhaps the ids of the scope. */
export interface RememberedScope {
  version?: number
  wantsIds: boolean
  wantsHeads: boolean
}

/** The name of the statement for scopes of one shape: whatever decides the text of the statement is in it. */
function shapeOf(
  { supplierId, city, country, text, date, only }: SearchScope,
  { asksIds, ranks }: { asksIds: boolean; ranks: readonly Rank[] },
): string {
  const parts = {
    supplier: supplierId !== undefined,
    city: city !== undefined,
    country: country !== undefined,
    date: date !== undefined,
    only: only !== undefined,
    ids: asksIds,
  }
  const present = Object.entries(parts).filter(([, isPresent]) => isPresent)
  const spoken = text ? spokenIn(text) : []
  const letters = lettersOf(ranks)
  return ['scope', ...present.map(([part]) => part), ...(letters === '' ? [] : [letters]), ...spoken].join(
    '-',
  )
}

/**
 * A scope in one value, and the catalogue's version in the same snapshot: four bytes for each experience when the caller's
 * index is of this version, the packed records when it is not. A thousand matches take less than half a millisecond.
 */
export async function readScope(
  db: Database,
  scope: SearchScope,
  { version, wantsIds, wantsHeads }: RememberedScope,
): Promise<ScopeRow> {
  const everything = scopeCondition(scope, 'document')
  const ranks = wantsHeads ? ranksOf(scope) : []
  const asksIds = wantsIds && version !== undefined
  const { date } = scope
  const isChanged = 'v.version is distinct from :version::bigint'
  const [row] = await runPrepared<ScopeRow & Record<`rank${number}`, Buffer>>(
    db,
    shapeOf(scope, { asksIds, ranks }),
    {
      sql: `${date ? `with found as materialized (select r.experience_id from search_rows r where ${everything.sql})` : ''}
       select v.version,
       ${
         asksIds
           ? `case when v.version = :version::bigint then coalesce((
                select string_agg(int4send(r.experience_id), '')
                from ${date ? 'found r' : `search_rows r where ${everything.sql}`}), '') end`
           : 'null::bytea'
       } as ids,
       ${date ? `case when ${asksIds || isChanged} then ${dayPrices} end` : 'null::bytea'} as "dayPrices",
       case when ${isChanged} then coalesce((
         select string_agg(r.facets, '') from search_rows r where ${everything.sql}), '') end as records${ranks
           .map(
             (rank, at) => `,
       ${rankSql(rank, 'search_rows')} as rank${at}`,
           )
           .join('')}
     from ${currentVersion} v`,
      bindings: {
        ...everything.bindings,
        ...bindingsOf(ranks),
        version: version ?? null,
        ...(date && { guests: date.guests }),
      },
    },
  )
  if (!row) throw new Error('the catalogue has no version')
  return { ...row, ranks: ranks.flatMap((_, at) => row[`rank${at}`] ?? []) }
}
