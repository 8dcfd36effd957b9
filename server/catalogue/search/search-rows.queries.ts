/** The SQL of a search: which experiences fit a text, a place and a day. */
import type { Localized, Language } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'
import type { TermKind } from './facet-record.ts'
import type { KnownCategory } from '../catalogue-memory.ts'
import { openDaysAhead } from '../upkeep/open-days.ts'
import { textCondition } from './text-condition.queries.ts'
import type { AmongRows, Condition, TextPart, TextQuery } from './text-condition.queries.ts'

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

/** Minutes since 2020, to compare closing times with. */
export const minutesSince2020 = (instant: string): number =>
  (Date.parse(instant) - Date.parse('2020-01-01T00:00:00Z')) / 60_000

/** What a row `r` of `search_rows` must meet to be in a scope, with the text in a part of its documents. */
export function scopeCondition(
  { supplierId, city, country, text, date, only }: SearchScope,
  wanted: TextPart,
  among: AmongRows = 'all',
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
  if (text) parts.push(textCondition(text, wanted, among))
  if (only) parts.push({ sql: 'r.experience_id = any(:only::int[])', bindings: { only: [...only] } })
  if (date) parts.push({ sql: openOn, bindings: { day: date.day, minutes: minutesSince2020(date.now) } })
  return {
    sql: parts.map((part) => part.sql).join(' and ') || 'true',
    bindings: Object.assign({}, ...parts.map((part) => part.bindings)) as Record<string, unknown>,
  }
}

/** In which version the catalogue is. */
export const currentVersion = `(select sum(s.version)::bigint as version from search_versions s)`

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
