import type { Localized, Language } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'
import { runPrepared } from '../../platform/prepared.ts'
import { cardColumns, cardTables } from '../reading/cards.queries.ts'
import type { CardRow } from '../reading/cards.queries.ts'
import type { TermKind } from './facet-record.ts'
import type { KnownCategory } from '../catalogue-memory.ts'
import { openDaysAhead } from '../upkeep/open-days.ts'
import { readSpelling } from './search-text.ts'

/** Which rows a search is about, before the filters that have counts. */
export interface SearchScope {
  language: Language
  supplierId?: number
  city?: string
  /** Two letters. */
  country?: string
  /** Absent: no text. */
  text?: { words: string; unfinished?: { before: string; last: string } }
  /** Only what starts something on this day and can still be booked at `now`. */
  date?: { day: string; now: string }
}

/** A scope, and what else the search's first statement knows. */
export interface ScopeRow {
  version: number
  /** Ids of the scope, four bytes each, when the asked version still stands and they were wanted. */
  ids: Buffer | null
  /** Packed records of the scope when it does not. */
  records: Buffer | null
  /** Experiences whose title, place or categories hold the text: four bytes each. Null without a text. */
  heads: Buffer | null
}

interface Condition {
  sql: string
  bindings: Record<string, unknown>
}

/** The text search configuration that neither stems nor drops words. */
const unstemmed = 'dhow_he'

function textQuery(language: Language, { words, unfinished }: NonNullable<SearchScope['text']>): Condition {
  const typed = (text: string) => readSpelling(language, text)
  const whole = (name: string) => `websearch_to_tsquery('dhow_${language}', :${name}::text)`
  if (!unfinished) {
    return { sql: whole(`words_${language}`), bindings: { [`words_${language}`]: typed(words) } }
  }
  return {
    sql: `(${whole(`before_${language}`)} && to_tsquery('${unstemmed}', :last_${language}::text))`,
    bindings: {
      [`before_${language}`]: typed(unfinished.before),
      // letters and digits only: nothing here can be an operator
      [`last_${language}`]: `${typed(unfinished.last).replace(/[^\p{L}\p{M}\p{N}]/gu, '')}:*`,
    },
  }
}

/** A reader of another language also finds what exists in English only. */
function textCondition(
  language: Language,
  text: NonNullable<SearchScope['text']>,
  wanted: 'document' | 'head',
): Condition {
  const english = textQuery('en', text)
  const inEnglish = `r.${wanted === 'head' ? 'en_head' : 'en'} @@ ${english.sql}`
  if (language === 'en') return { sql: inEnglish, bindings: english.bindings }
  const own = textQuery(language, text)
  return {
    sql: `(${inEnglish} or r.experience_id = any(array(
      select t.experience_id from search_documents_${language} t where t.${wanted} @@ ${own.sql})))`,
    bindings: { ...english.bindings, ...own.bindings },
  }
}

/**
 * Days that the index reaches and that are open; of the first ones, the moment when booking closes as well, in minutes
 * after open_from. -32768 is long before any booking.
 */
const openOn = `
  case when :day::date - r.open_from between 0 and ${openDaysAhead - 1}
    then get_bit(r.open_days, :day::date - r.open_from) = 1
      and case when :day::date - r.open_from < length(r.closing) / 2
        then ((get_byte(r.closing, 2 * (:day::date - r.open_from)) << 8 | get_byte(r.closing, 2 * (:day::date - r.open_from) + 1)) # 32768) - 32768
          > :minutes::float8 - 1440 * (r.open_from - date '2020-01-01')
        else true end
    else false end`

/** Minutes since 2020, to compare closing times with. */
const minutesSince2020 = (instant: string): number =>
  (Date.parse(instant) - Date.parse('2020-01-01T00:00:00Z')) / 60_000

function scopeCondition(
  { language, supplierId, city, country, text, date }: SearchScope,
  wanted: 'document' | 'head',
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
  if (text) parts.push(textCondition(language, text, wanted))
  if (date) parts.push({ sql: openOn, bindings: { day: date.day, minutes: minutesSince2020(date.now) } })
  return {
    sql: parts.map((part) => part.sql).join(' and ') || 'true',
    bindings: Object.assign({}, ...parts.map((part) => part.bindings)) as Record<string, unknown>,
  }
}

/** What the caller remembers: an index of this version, and perhaps the ids of the scope. */
export interface RememberedScope {
  version?: number
  wantsIds: boolean
  wantsHeads: boolean
}

const askedDestination = `(select jsonb_build_object('slug', d.slug, 'name', localized(d.name, :language),
  'countryCode', d.country_code, 'intro', localized(d.intro, :language)) from destinations d where d.slug = :city)`

const currentVersion = `(select sum(s.version)::bigint as version from search_versions s)`

/** The name of the statement for scopes of one shape: whatever decides the text of the statement is in it. */
function shapeOf(
  { language, supplierId, city, country, text, date }: SearchScope,
  { asksIds, asksHeads }: { asksIds: boolean; asksHeads: boolean },
): string {
  const parts = {
    supplier: supplierId !== undefined,
    city: city !== undefined,
    country: country !== undefined,
    text: text !== undefined,
    unfinished: text?.unfinished !== undefined,
    date: date !== undefined,
    ids: asksIds,
    heads: asksHeads,
  }
  const present = Object.entries(parts).filter(([, isPresent]) => isPresent)
  return ['scope', language, ...present.map(([part]) => part)].join('-')
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
  const heads = wantsHeads && scope.text ? scopeCondition({ ...scope, date: undefined }, 'head') : undefined
  const asksIds = wantsIds && version !== undefined
  const [row] = await runPrepared<ScopeRow>(db, shapeOf(scope, { asksIds, asksHeads: heads !== undefined }), {
    sql: `select v.version,
       ${
         asksIds
           ? `case when v.version = :version::bigint then coalesce((
                select string_agg(int4send(r.experience_id), '') from search_rows r where ${everything.sql}), '') end`
           : 'null::bytea'
       } as ids,
       case when v.version is distinct from :version::bigint then coalesce((
         select string_agg(r.facets, '') from search_rows r where ${everything.sql}), '') end as records,
       ${heads ? `coalesce((select string_agg(int4send(r.experience_id), '') from search_rows r where ${heads.sql}), '')` : 'null'} as heads
     from ${currentVersion} v`,
    bindings: {
      ...everything.bindings,
      ...heads?.bindings,
      version: version ?? null,
    },
  })
  if (!row) throw new Error('the catalogue has no version')
  return row
}

/** A page of cards, and what else the search's last statement knows. */
interface CardsRead {
  version: number
  cards: CardRow[]
  destination: { slug: string; name: string; countryCode: string; intro: string | null } | null
}

/** The cards of these experiences, in this order, with the catalogue's version and the asked city in the same snapshot. */
export async function readCards(
  db: Database,
  { ids, language, city }: { ids: readonly number[]; language: Language; city?: string },
): Promise<CardsRead> {
  const [row] = await runPrepared<Omit<CardsRead, 'cards'> & { cards: CardRow[] | null }>(
    db,
    city === undefined ? 'read-cards' : 'read-cards-in-city',
    {
      // one value: six hundred cells of a page of cards take the driver longer than one text of JSON
      sql: `select v.version, ${city === undefined ? 'null' : askedDestination} as destination,
         (select json_agg(card order by card.position) from (
           select wanted.position, ${cardColumns}
           from unnest(:ids::int[]) with ordinality wanted (id, position)
           join experiences e on e.id = wanted.id ${cardTables}
         ) card) as cards
       from ${currentVersion} v`,
      bindings: { ids: [...ids], language, ...(city !== undefined && { city }) },
    },
  )
  if (!row) throw new Error('the catalogue has no version')
  return { ...row, cards: row.cards ?? [] }
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
      categories: [string, Localized, Localized | null, number][] | null
    }[]
  }>(
    `select (select jsonb_agg(jsonb_build_array(id, kind, value)) from search_terms) as terms,
       (select jsonb_agg(jsonb_build_array(slug, name, intro, position)) from categories) as categories`,
  )
  return {
    terms: (rows[0]?.terms ?? []).map(([id, kind, value]) => ({ id, kind, value })),
    categories: (rows[0]?.categories ?? []).map(([slug, name, intro, position]) => ({
      slug,
      name,
      intro,
      position,
    })),
  }
}

/** For each word the one of the language, or of English, that looks most like it; itself when it is known or like nothing. */
export async function findLikeWords(
  db: Database,
  words: readonly string[],
  language: Language,
): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { word: string }[] }>(
    `select coalesce(
       (select k.word from search_words k where k.language in (:language, 'en') and k.word = typed.folded limit 1),
       (select k.word from search_words k
        where k.language in (:language, 'en') and k.code % search_code(typed.folded)
        order by similarity(k.code, search_code(typed.folded)) desc, abs(length(k.word) - length(typed.folded)),
          k.language = 'en', k.word limit 1),
       typed.word) as word
     from (
       select word, position, fold(word) as folded from unnest(:words::text[]) with ordinality asked (word, position)
     ) typed
     order by typed.position`,
    { words: [...words], language },
  )
  return rows.map(({ word }) => word)
}
