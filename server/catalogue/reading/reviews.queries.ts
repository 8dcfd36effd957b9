import type { Language } from '../../contract/primitives.ts'
import type { ReviewSort } from '../../contract/reviews.ts'
import type { Database } from '../../platform/database.ts'
import { runPrepared } from '../../platform/prepared.ts'

/** A published review. */
export interface ReviewRow {
  id: number
  author: string
  countryCode: string | null
  rating: number
  title: string | null
  body: string
  language: string
  writtenOn: string
}

/** How many reviews of an experience have so many stars and are in this language. */
export interface ReviewGroup {
  rating: number
  language: string
  count: number
}

const reviewOrders: Record<ReviewSort, string> = {
  newest: 'r.written_on desc, r.id desc',
  highest: 'r.rating desc, r.written_on desc, r.id desc',
  lowest: 'r.rating, r.written_on desc, r.id desc',
}

/** A page of an experience's reviews that fit, and how many it has of each rating and language, whether they fit or not. */
export interface ReviewPage {
  reviews: ReviewRow[]
  groups: ReviewGroup[]
}

/** What a page of reviews is asked for. */
export interface WantedReviews {
  rating?: number | null
  writtenIn?: string | null
  sort: ReviewSort
  limit: number
  offset: number
}

/** A page of reviews as JSON (`ReviewPage`). In scope: experiences e; bound: what is wanted. */
export const reviewPage = (sort: ReviewSort): string => `jsonb_build_object(
  'reviews', coalesce((
    select jsonb_agg(page) from (
      select r.id, r.author, r.country_code "countryCode", r.rating, r.title, r.body, r.language, r.written_on "writtenOn"
      from reviews r where r.experience_id = e.id and r.status = 'published'
        and (:rating::int is null or r.rating = :rating::int)
        and (:writtenIn::text is null or r.language = :writtenIn::text)
      order by ${reviewOrders[sort]} limit :limit offset :offset) page
  ), '[]'),
  'groups', coalesce((
    select jsonb_agg(own) from (
      select r.rating, r.language, count(*) as count
      from reviews r where r.experience_id = e.id and r.status = 'published' group by r.rating, r.language
    ) own
  ), '[]'))`

/** A page of the reviews of a published experience. One statement. */
export async function readReviewPage(
  db: Database,
  { slug, rating = null, writtenIn = null, sort, limit, offset }: WantedReviews & { slug: string },
): Promise<ReviewPage | undefined> {
  const [row] = await runPrepared<{ page: ReviewPage }>(db, `read-review-page-${sort}`, {
    sql: `select ${reviewPage(sort)} page from experiences e where e.slug = :slug and e.status = 'published'`,
    bindings: { slug, rating, writtenIn, limit, offset },
  })
  return row?.page
}

/** A review worth showing on the home page, with what it is about. */
export interface TestimonialRow extends ReviewRow {
  experienceSlug: string
  experienceLocalSlug: string | null
  experienceTitle: string
  destinationSlug: string
  destinationLocalSlug: string | null
  destinationName: string
  destinationInEnglish: boolean
  destinationCountry: string
}

/**
 * The newest five-star reviews that have something to say, one for each experience, in the reader's language first; and
 * the number and average of all reviews.
 */
export async function readTestimonials(
  db: Database,
  { language, supplierId, limit }: { language: Language; supplierId?: number; limit: number },
): Promise<{ testimonials: TestimonialRow[]; count: number; average: number | null }> {
  const mine = supplierId === undefined ? '' : 'and e.supplier_id = :supplierId'
  const { rows } = await db.raw<{
    rows: { testimonials: TestimonialRow[] | null; count: number; average: number | null }[]
  }>(
    `with best as (
       select e.id, e.slug, e.slugs, e.title, e.destination_id from experiences e
       where e.status = 'published' and e.rating_count > 0 ${mine}
       order by e.recommended desc, e.id limit 60
     ), each_once as (
       select distinct on (r.body) r.id, r.author, r.country_code "countryCode", r.rating, r.title, r.body, r.language,
         r.written_on::text "writtenOn", b.slug "experienceSlug", b.slugs ->> :language "experienceLocalSlug", localized(b.title, :language) "experienceTitle",
         d.slug "destinationSlug", d.slugs ->> :language "destinationLocalSlug", localized(d.name, :language) "destinationName", not jsonb_exists(d.name, :language) "destinationInEnglish", d.country_code "destinationCountry"
       from best b join destinations d on d.id = b.destination_id
       cross join lateral (
         select * from reviews r
         where r.experience_id = b.id and r.status = 'published' and r.rating = 5 and length(r.body) between 60 and 600
         order by (r.language = :language) desc, r.written_on desc, r.id desc limit 1
       ) r
       order by r.body, r.written_on desc, r.id desc
     ), told as (
       select * from each_once order by (language = :language) desc, "writtenOn" desc, id desc limit :limit
     )
     select (select jsonb_agg(told) from told) as testimonials,
       coalesce(sum(e.rating_count), 0)::int as count,
       round(sum(e.rating_count * e.rating_average) / nullif(sum(e.rating_count), 0), 2) as average
     from experiences e
     where e.status = 'published' ${mine}`,
    { language, supplierId: supplierId ?? null, limit },
  )
  const [row] = rows
  return { testimonials: row?.testimonials ?? [], count: row?.count ?? 0, average: row?.average ?? null }
}
