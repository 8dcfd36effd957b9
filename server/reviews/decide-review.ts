import { refreshRatings } from '../catalogue/upkeep/refresh-ratings.ts'
import { announce } from '../messages/announce.ts'
import type { Deps } from '../platform/deps.ts'
import { localisePath } from '../contract/addresses.ts'
import { textIn } from '../platform/text/localise.ts'
import { findDecidable, lockExperience, updateReview } from './reviews.queries.ts'

/** What a moderator decides about a review. */
export type Decision = { kind: 'release' } | { kind: 'refuse'; reason: string }

/**
 * Shows a review that was held, or takes one off with a reason; its author is told by mail, and the average follows.
 * Deciding twice changes nothing.
 */
export async function decideReview(
  { db }: Pick<Deps, 'db'>,
  id: number,
  decision: Decision,
): Promise<'decided' | 'late' | 'unknown'> {
  return db.transaction(async (trx) => {
    const review = await findDecidable(trx, id)
    if (!review) return 'unknown'
    const { experienceId, slug, order, destination } = review
    await lockExperience(trx, experienceId)
    const refusal = decision.kind === 'refuse' ? decision.reason : null
    const to = decision.kind === 'refuse' ? 'refused' : 'published'
    if (!(await updateReview(trx, { id, to, refusal }))) return 'late'
    await refreshRatings(trx, [experienceId])
    if (order) {
      const { email, language, storefrontId } = order
      await announce(trx, {
        kind: decision.kind === 'refuse' ? 'review-refused' : 'review-released',
        subject: String(id),
        to: email,
        language,
        storefrontId,
        link: localisePath(language, `/${destination}/${slug}`),
        values: { name: review.author, experience: textIn(review.title, language), details: refusal ?? '' },
      })
    }
    return 'decided'
  })
}
