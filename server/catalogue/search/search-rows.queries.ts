/** The SQL of a search: which experiences fit a text, a place and a day, and who comes first. */
import type { Localized, Language } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'
import { runPrepared } from '../../platform/prepared.ts'
import type { TermKind } from './facet-record.ts'
import type { KnownCategory } from '../catalogue-memory.ts'
import { openDaysAhead } from '../upkeep/open-days.ts'
import { textCondition } from './text-condition.queries.ts'
import type { Condition, TextPart, TextQuery } from './text-condition.queries.ts'

/** Which rows a search is about, before the filters that have counts. */
export interface SearchScope {
  language: Language
  supplierId?: number
  city?: string
  /** Two letters. */
  country?: string
  /** Absent: no text. */
  text?: TextQuery
  /** Only these, whatever else is asked. */
  only?: readonly number[]
  /** Only what starts something on this day and can still be booked at `now`; prices are then those of so many guests. */
  date?: { day: string; now: string; guests: number }
}

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

/**
 * Days that the index reaches and that are open; of the first ones, the moment when booking closes as well, in minutes
 * after open_from. -32768 is long before any booking.
 */
export const openOn = `
  case when :day::date - r.open_from between 0 and ${openDaysAhead - 1}
    then get_bit(r.open_days, :day::date - r.open_from) = 1
      and case when :day::date - r.open_from < length(r.closing) / 2
        then ((get_byte(r.closing, 2 * (:day::date - r.open_from)) << 8 | get_byte(r.closing, 2 * (:day::date - r.open_from) + 1)) # 32768) - 32768
          > :minutes::float8 - 1440 * (r.open_from - date '2020-01-01')
        else true end
    else false end`

/** Rows `r` of the experiences of a city. */
export const isInCity = `r.experience_id in (select s.experience_id from search_rows s
  where s.destination_id = (select d.id from destinations d where d.slug = :city))`

/** Prices on the day of the experiences in `found`, where they differ from the from-price. */
const dayPrices = `(
  select coalesce(string_agg(int4send(d.id) || float8send(d.price), ''), '') from (
    select r.experience_id::int as id, min(r.price)::float8 as usual,
      (min(r.price) filter (where r.most_guests >= :guests and ${openOn}))::float8 as price
    from found f join search_day_prices r using (experience_id) group by r.experience_id
  ) d where d.price > d.usual)`

/** Minutes since 2020, to compare closing times with. */
export const minutesSince2020 = (instant: string): number =>
  (Date.parse(instant) - Date.parse('2020-01-01T00:00:00Z')) / 60_000

/** What a row `r` of `search_rows` must meet to be in a scope, with the text in a part of its documents. */
export function scopeCondition(
  { supplierId, city, country, text, date, only }: SearchScope,
  wanted: TextPart,
): Condition {
  const parts: Condition[] = []
  if (supplierId !== undefined) parts.push({ sql: 'r.supplier_id = :supplierId', bindings: { supplierId } })
  if (city !== undefined) {
    parts.push({
      sql: 'r.destination_id = (select d.id from destinations d where d.slug = :city)',
      bindings: { city },
    })
  }
  if (country !== undefined) {
    parts.push({
      sql: 'r.destination_id = any(array(select d.id from destinations d where d.country_code = :country))',
      bindings: { country },
    })
  }
  if (text) parts.push(textCondition(text, wanted))
  if (only) parts.push({ sql: 'r.experience_id = any(:only::int[])', bindings: { only: [...only] } })
  if (date) parts.push({ sql: openOn, bindings: { day: date.day, minutes: minutesSince2020(date.now) } })
  return {
    sql: parts.map((part) => part.sql).join(' and ') || 'true',
    bindings: Object.assign({}, ...parts.map((part) => part.bindings)) as Record<string, unknown>,
  }
}

/** Experiences of a scope that come before others; the letter stands for them in the name of the statement. */
interface Rank {
  letter: string
  condition: Condition
  /** It is not asked for where more experiences than are cheaply read meet this. */
  unlessMany?: Condition
}

/** The whole texts of so many experiences are read for an order. */
const mostRead = 100

/**
 * The order of what a text finds: first those with it in their titles as it was typed; then those of its kind with its words in their
 * titles; in their titles; in title, place or categories; in summary, highlights or titles of options, where at most `mostRead` have
 * it at all; anywhere; and last those that have only wider words for it. The day has no part in the order.
 */
function ranksOf({ date: _date, ...scope }: SearchScope): Rank[] {
  const { text } = scope
  if (!text) return []
  const title = scopeCondition(scope, 'title')
  const kind = textCondition(text, 'kind')
  const narrow = scopeCondition(scope, 'narrow')
  const isWider = text.narrow.some((concept, at) => concept !== text.concepts[at])
  return [
    ...(text.titles.length > 0
      ? [
          { letter: 't', condition: scopeCondition(scope, 'typedTitle') },
          ...(text.kinds.length > 0 ? [{ letter: 'k', condition: both(title, kind) }] : []),
          { letter: 's', condition: title },
        ]
      : []),
    { letter: 'h', condition: scopeCondition(scope, 'head') },
    { letter: 'c', condition: scopeCondition(scope, 'short'), unlessMany: narrow },
    ...(isWider ? [{ letter: 'n', condition: narrow }] : []),
  ]
}

const both = (one: Condition, other: Condition): Condition => ({
  sql: `${one.sql} and ${other.sql}`,
  bindings: { ...one.bindings, ...other.bindings },
})

/** Whether no more than `mostRead` experiences meet a condition. */
const areFew = ({ sql }: Condition) =>
  `(select count(*) from (select 1 from search_rows r where ${sql} limit ${mostRead + 1}) found) <= ${mostRead}`

/** What the caller remembers: an index of this version, and perhaps the ids of the scope. */
export interface RememberedScope {
  version?: number
  wantsIds: boolean
  wantsHeads: boolean
}

/** In which version the catalogue is. */
export const currentVersion = `(select sum(s.version)::bigint as version from search_versions s)`

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
  // PostgreSQL cuts a name off after 63 characters
  const spoken = text ? ['text', ...(text.languages.length > 3 ? ['all'] : text.languages)] : []
  const letters = ranks.map(({ letter }) => letter).join('')
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
             ({ condition, unlessMany }, at) => `,
       coalesce((select string_agg(int4send(r.experience_id), '') from search_rows r where ${condition.sql}${unlessMany ? ` and ${areFew(unlessMany)}` : ''}), '') as rank${at}`,
           )
           .join('')}
     from ${currentVersion} v`,
      bindings: {
        ...everything.bindings,
        ...Object.fromEntries(ranks.flatMap(({ condition }) => Object.entries(condition.bindings))),
        version: version ?? null,
        ...(date && { guests: date.guests }),
      },
    },
  )
  if (!row) throw new Error('the catalogue has no version')
  return { ...row, ranks: ranks.flatMap((_, at) => row[`rank${at}`] ?? []) }
}

/** The most recommended experiences with the text in their title, place or categories. */
export async function listTitleMatches(db: Database, scope: SearchScope, limit: number): Promise<number[]> {
  const { sql, bindings } = scopeCondition(scope, 'head')
  const { rows } = await db.raw<{ rows: { id: number }[] }>(
    // bytes 15 to 18 of a record are the recommended score; big-endian bytes compare like the number
    `select r.experience_id as id from search_rows r where ${sql}
     order by substr(r.facets, 15, 4) desc, r.experience_id limit :limit`,
    { ...bindings, limit },
  )
  return rows.map(({ id }) => id)
}

/** The meaning of the terms in packed records, and the categories. A few hundred rows. */
export async function readVocabulary(
  db: Database,
): Promise<{ terms: { id: number; kind: TermKind; value: string }[]; categories: KnownCategory[] }> {
  const { rows } = await db.raw<{
    rows: {
      terms: [number, TermKind, string][] | null
      categories: [string, Partial<Record<Language, string>>, Localized, Localized | null, boolean][] | null
    }[]
  }>(
    `select (select jsonb_agg(jsonb_build_array(id, kind, value)) from search_terms) as terms,
       (select jsonb_agg(jsonb_build_array(slug, slugs, name, intro, hidden)) from categories where merged_into is null) as categories`,
  )
  return {
    terms: (rows[0]?.terms ?? []).map(([id, kind, value]) => ({ id, kind, value })),
    categories: (rows[0]?.categories ?? []).map(([slug, slugs, name, intro, hidden]) => ({
      slug,
      slugs,
      name,
      intro,
      hidden,
    })),
  }
}
