import type { Experience } from '../../../server/contract/catalogue.ts'
import type { ReviewsReply } from '../../../server/contract/reviews.ts'
import { Reviews } from '../../experience/reviews.tsx'
import { useReply } from './use-reply.ts'

/** What travellers wrote; without it the experience can still be booked, so that a failure shows nothing. */
export function ReviewsOf({ experience }: { experience: Experience }) {
  const asked = useReply(experience.slug, (api, signal) =>
    api.read<ReviewsReply>(`experiences/${experience.slug}/reviews`, { signal }),
  )
  if (asked.state !== 'there') return null
  return <Reviews key={experience.slug} experience={experience} first={asked.reply} />
}
