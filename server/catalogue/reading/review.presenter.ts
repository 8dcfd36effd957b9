import type { Review } from '../../contract/reviews.ts'
import type { Testimonial } from '../../contract/pages.ts'
import type { ReviewRow, TestimonialRow } from './reviews.queries.ts'

/** A review as everybody may read it. */
export function presentReview(row: ReviewRow): Review {
  return {
    id: row.id,
    author: row.author,
    countryCode: row.country_code ?? undefined,
    rating: row.rating,
    title: row.title ?? undefined,
    body: row.body,
    language: row.language,
    writtenOn: row.written_on,
  }
}

/** A review with what it is about. */
export function presentTestimonial(row: TestimonialRow): Testimonial {
  return {
    ...presentReview(row),
    experience: { slug: row.experience_slug, title: row.experience_title },
    destination: {
      slug: row.destination_slug,
      name: row.destination_name,
      countryCode: row.destination_country,
    },
  }
}
