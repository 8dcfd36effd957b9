import type { ReviewsQuery, ReviewsReply } from '../../contract/reviews.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { presentReview } from './review.presenter.ts'
import { readReviewPage } from './reviews.queries.ts'
import type { ReviewPage, WantedReviews } from './reviews.queries.ts'

/** Reviews of a page. */
export const reviewsPerPage = 6

/** A page of the published reviews of an experience that fit the filters. An unknown experience has none. */
export async function readReviews(
  { db }: Pick<CatalogueDeps, 'db'>,
  { slug, ...query }: ReviewsQuery & { slug: string },
): Promise<ReviewsReply> {
  const found = await readReviewPage(db, { slug, ...wantedReviews(query) })
  return presentReviews(found ?? { reviews: [], groups: [] }, query)
}

/** What is read for a page of reviews: one more than is shown tells whether there is another page. */
export function wantedReviews({ page, ...wanted }: ReviewsQuery): WantedReviews {
  return { ...wanted, limit: reviewsPerPage + 1, offset: (page - 1) * reviewsPerPage }
}

/** A page of reviews as it was read by `wantedReviews`. */
export function presentReviews(
  { reviews, groups }: ReviewPage,
  { page, rating: wantedRating, writtenIn }: ReviewsQuery,
): ReviewsReply {
  const countOf = (of: typeof groups) => of.reduce((sum, { count }) => sum + count, 0)
  const fits = groups.filter(
    ({ rating, language }) => (wantedRating ?? rating) === rating && (writtenIn ?? language) === language,
  )
  return {
    reviews: reviews.slice(0, reviewsPerPage).map(presentReview),
    histogram: [1, 2, 3, 4, 5].map((stars) => countOf(groups.filter(({ rating }) => rating === stars))),
    languages: [...Map.groupBy(groups, ({ language }) => language)]
      .map(([language, of]) => ({ language, count: countOf(of) }))
      .toSorted((a, b) => b.count - a.count || (a.language < b.language ? -1 : 1)),
    total: countOf(fits),
    nextPage: reviews.length > reviewsPerPage ? page + 1 : undefined,
  }
}
