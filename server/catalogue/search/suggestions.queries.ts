/** The SQL of suggestions: names that begin with the typed text, have a word that does, or look like it, in any language. */
import type { Language } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'

/** A place or a category whose name is like what was typed. */
export interface NameRow {
  kind: 'destination' | 'category'
  slug: string
  localSlug: string | null
  label: string
  /** The language asked for has no name of its own for it. */
  inEnglish: boolean
  countryCode: string | null
}

/**
 * Names that begin with the text, have a word that does, or look like it, in any language. Three characters are the least
 * that a trigram index helps with; shorter texts only ask for beginnings. A kind only looks like it in words that the reader
 * knows: "marra" is like "macera", adventure in Turkish. The places of a country whose name it is stand
 * beside those.
 */
export async function listLikeNames(
  db: Database,
  {
    text,
    country,
    language,
    supplierId,
    limit,
  }: { text: string; country?: string; language: Language; supplierId?: number; limit: number },
): Promise<NameRow[]> {
  const { rows } = await db.raw<{ rows: NameRow[] }>(
    `with typed as (
       select search_code(fold(:text)) as code
     ), alike as (
       select n.kind, n.ref_id, max(case
           when n.code like typed.code || '%' then 3
           when n.code like '% ' || typed.code || '%' then 2
           else similarity(n.code, typed.code) end) as likeness
       from typed, search_names n
       where typed.code <> '' and (n.code like typed.code || '%'
         or length(typed.code) > 2 and (n.code like '% ' || typed.code || '%' or n.code % typed.code and (n.kind = 'destination' or n.language in (:language, 'en'))))
       group by n.kind, n.ref_id order by likeness desc limit 40
     ), meant as (
       select kind, ref_id, max(likeness) as likeness from (
         select kind, ref_id, likeness from alike
         union all select 'destination', d.id, 3 from destinations d where d.country_code = :country
       ) both_ways group by kind, ref_id
     ), named as (
       select a.kind, d.slug, d.slugs, localized(d.name, :language) as label,
         not jsonb_exists(d.name, :language) as in_english, d.country_code, a.likeness, d.popularity as place,
         exists (select 1 from search_rows r
          where r.destination_id = d.id and (:supplierId::bigint is null or r.supplier_id = :supplierId)) as has_some
       from meant a join destinations d on a.kind = 'destination' and d.id = a.ref_id
       union all
       select a.kind, c.slug, c.slugs, localized(c.name, :language), not jsonb_exists(c.name, :language), null, a.likeness, c.position, true
       from meant a join categories c on a.kind = 'category' and c.id = a.ref_id and not c.hidden and c.merged_into is null
     )
     select kind, slug, slugs ->> :language "localSlug", label, in_english "inEnglish", country_code "countryCode" from named
     where has_some
     order by likeness desc, kind desc, place nulls last, slug limit :limit`,
    { text, country: country ?? null, language, supplierId: supplierId ?? null, limit },
  )
  return rows
}

/** An experience by its title. */
export interface TitleRow {
  slug: string
  localSlug: string | null
  title: string
  inEnglish: boolean
  destination: string
}

/** Titles and places of these experiences, in this order. */
export async function listTitles(
  db: Database,
  ids: readonly number[],
  language: Language,
): Promise<TitleRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.raw<{ rows: TitleRow[] }>(
    `select e.slug, e.slugs ->> :language "localSlug", localized(e.title, :language) as title, not jsonb_exists(e.title, :language) "inEnglish", localized(d.name, :language) as destination
     from unnest(:ids::int[]) with ordinality wanted (id, position)
     join experiences e on e.id = wanted.id join destinations d on d.id = e.destination_id
     order by wanted.position`,
    { ids: [...ids], language },
  )
  return rows
}
