import type { Language } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'

/** A place with what is published there. */
export interface DestinationRow {
  slug: string
  localSlug: string | null
  name: string
  /** The language asked for has no name of its own for it. */
  inEnglish: boolean
  countryCode: string
  intro: string | null
  picture: string | null
  /** The face of its best experience, where the place has no picture of its own. */
  standIn: string | null
  experiences: number
  kilometres: number | null
  /** It has a place in the operator's order of destinations. */
  popular: boolean
}

/** A category with what is published in it. */
export interface CategoryRow {
  slug: string
  localSlug: string | null
  name: string
  inEnglish: boolean
  picture: string | null
  experiences: number
}

/** A picture of a gallery with what describes it. */
interface GalleryRow {
  source: string
  alt: string
  inEnglish: boolean
}

interface Shown {
  language: Language
  supplierId?: number
}

const ofSupplier = (supplierId: number | undefined) =>
  supplierId === undefined ? '' : 'and e.supplier_id = :supplierId'

const placeColumns = `
  d.slug, d.slugs ->> :language "localSlug", localized(d.name, :language) as name, not jsonb_exists(d.name, :language) "inEnglish", d.country_code "countryCode", localized(d.intro, :language) as intro, d.picture, d.popularity is not null popular,
  case when d.picture is null then (
    select e.shown_pictures -> 0 ->> 'source' from experiences e
    where e.id = (select r.experience_id from search_rows r where r.destination_id = d.id order by r.experience_id limit 1)
  ) end "standIn"`

/** Places that have something, the promoted ones first, then those with most; with `slugs`, of these only. */
export async function listDestinationRows(
  db: Database,
  { language, supplierId, limit, slugs }: Shown & { limit: number; slugs?: readonly string[] },
): Promise<DestinationRow[]> {
  const { rows } = await db.raw<{ rows: DestinationRow[] }>(
    `with counted as (
       select r.destination_id, count(*)::int as experiences from search_rows r
       where :supplierId::bigint is null or r.supplier_id = :supplierId
       group by r.destination_id
     ), best as (
       select c.destination_id, c.experiences from counted c join destinations d on d.id = c.destination_id
       where :slugs::text[] is null or d.slug = any(:slugs::text[])
       order by d.popularity nulls last, c.experiences desc, d.slug limit :limit
     )
     select ${placeColumns}, b.experiences, null as kilometres
     from best b join destinations d on d.id = b.destination_id
     order by d.popularity nulls last, b.experiences desc, d.slug`,
    { language, supplierId: supplierId ?? null, limit, slugs: slugs ? [...slugs] : null },
  )
  return rows
}

/** How much there is in all, also in places that no list names. */
export async function countOffer(
  db: Database,
  { supplierId }: Pick<Shown, 'supplierId'>,
): Promise<{ experiences: number; destinations: number }> {
  const { rows } = await db.raw<{ rows: { experiences: number; destinations: number }[] }>(
    `select count(*)::int experiences, count(distinct r.destination_id)::int destinations from search_rows r
     where :supplierId::bigint is null or r.supplier_id = :supplierId`,
    { supplierId: supplierId ?? null },
  )
  return rows[0] ?? { experiences: 0, destinations: 0 }
}

/** A destination, or a point on the earth. */
export type Around = { slug: string } | { latitude: number; longitude: number }

/** The nearest other places that have something; distances on a sphere of the Earth's mean radius. */
export async function listNearbyRows(
  db: Database,
  {
    around,
    language,
    supplierId,
    limit,
    kilometres,
  }: Shown & { around: Around; limit: number; kilometres: number },
): Promise<DestinationRow[]> {
  const here =
    'slug' in around
      ? 'select d.id, d.latitude, d.longitude from destinations d where d.slug = :slug'
      : 'select null::bigint as id, :latitude::float8 as latitude, :longitude::float8 as longitude'
  const { rows } = await db.raw<{ rows: DestinationRow[] }>(
    `with place as (${here}), here as (
       select id, radians(latitude) as latitude, radians(longitude) as longitude from place
     ), around as (
       select d.id, 12742 * asin(sqrt(least(1,
           sin((radians(d.latitude) - here.latitude) / 2) ^ 2
           + cos(radians(d.latitude)) * cos(here.latitude) * sin((radians(d.longitude) - here.longitude) / 2) ^ 2))) as kilometres
       from here join destinations d on d.id is distinct from here.id
     ), near as (
       select a.id, a.kilometres, (
           select count(*)::int from search_rows r
           where r.destination_id = a.id and (:supplierId::bigint is null or r.supplier_id = :supplierId)) as experiences
       from around a where a.kilometres <= :kilometres order by a.kilometres limit 60
     ), shown as (
       select id, kilometres, experiences from near where experiences > 0 order by kilometres limit :limit
     )
     select ${placeColumns}, s.experiences, round(s.kilometres)::int as kilometres
     from shown s join destinations d on d.id = s.id order by s.kilometres, d.slug`,
    { ...around, language, supplierId: supplierId ?? null, limit, kilometres },
  )
  return rows
}

/** Every category that has something and is not hidden, in the order of menus. */
export async function listCategoryRows(
  db: Database,
  { language, supplierId }: Shown,
): Promise<CategoryRow[]> {
  const { rows } = await db.raw<{ rows: CategoryRow[] }>(
    `select c.slug, c.slugs ->> :language "localSlug", localized(c.name, :language) as name, not jsonb_exists(c.name, :language) "inEnglish", c.picture, counted.experiences
     from categories c
     join (
       select category.id, count(*)::int as experiences
       from experiences e, unnest(e.category_ids) category (id)
       where e.status = 'published' ${ofSupplier(supplierId)}
       group by category.id
     ) counted on counted.id = c.id
     where not c.hidden
     order by c.position, counted.experiences desc, c.slug`,
    { language, supplierId: supplierId ?? null },
  )
  return rows
}

/** Pictures for a gallery: the second or third face of the best experiences, so that the first do not stand there twice. */
export async function listGallery(
  db: Database,
  { language, supplierId, limit }: Shown & { limit: number },
): Promise<GalleryRow[]> {
  const { rows } = await db.raw<{ rows: GalleryRow[] }>(
    `with best as (
       select e.id, e.title, e.shown_pictures as pictures, e.destination_id, e.recommended from experiences e
       where e.status = 'published' and jsonb_array_length(e.shown_pictures) > 1 ${ofSupplier(supplierId)}
       order by e.recommended desc, e.id limit 200
     ), spread as (
       select *, row_number() over (partition by destination_id order by recommended desc, id) as turn from best
     )
     select s.pictures -> 1 ->> 'source' as source,
       coalesce(localized(s.pictures -> 1 -> 'alt', :language), localized(s.title, :language)) as alt,
       not jsonb_exists(case when localized(s.pictures -> 1 -> 'alt', :language) is null then s.title
         else s.pictures -> 1 -> 'alt' end, :language) "inEnglish"
     from spread s order by s.turn, s.recommended desc, s.id limit :limit`,
    { language, supplierId: supplierId ?? null, limit },
  )
  return rows
}
