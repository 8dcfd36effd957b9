import type { ReviewsReply } from '../../contract/reviews.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { presentReview } from './review.presenter.ts'
import { readReviewPage } from './reviews.queries.ts'

/** Reviews of a page. */
export const reviewsPerPage = 6

/** A page of the published reviews of an experience, newest first. An unknown experience has none. */
export async function readReviews(
  { db }: Pick<CatalogueDeps, 'db'>,
  { slug, page }: { slug: string; page: number },
): Promise<ReviewsReply> {
  // one more than is shown tells whether there is another page
  const found = await readReviewPage(db, {
    slug,
    limit: reviewsPerPage + 1,
    offset: (page - 1) * reviewsPerPage,
  })
  const rows = found?.reviews ?? []
  return {
    reviews: rows.slice(0, reviewsPerPage).map(presentReview),
    histogram: [1, 2, 3, 4, 5].map((stars) => found?.histogram[stars] ?? 0),
    nextPage: rows.length > reviewsPerPage ? page + 1 : undefined,
  }
}
