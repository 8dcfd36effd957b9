import type { Review } from '../../contract/reviews.ts'
import type { Testimonial } from '../../contract/pages.ts'
import type { ReviewRow, TestimonialRow } from './reviews.queries.ts'
import { inEnglish } from './card.presenter.ts'

/** The public fields of a review. */
export function presentReview(row: ReviewRow): Review {
  return {
    id: row.id,
    author: row.author,
    countryCode: row.countryCode ?? undefined,
    rating: row.rating,
    title: row.title ?? undefined,
    body: row.body,
    language: row.language,
    writtenOn: row.writtenOn,
  }
}

/** A review with what it is about. */
export function presentTestimonial(row: TestimonialRow): Testimonial {
  return {
    ...presentReview(row),
    experience: {
      slug: row.experienceSlug,
      localSlug: row.experienceLocalSlug ?? undefined,
      title: row.experienceTitle,
    },
    destination: {
      slug: row.destinationSlug,
      localSlug: row.destinationLocalSlug ?? undefined,
      name: row.destinationName,
      ...inEnglish(row.destinationInEnglish),
      countryCode: row.destinationCountry,
    },
  }
}
