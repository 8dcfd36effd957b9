import type { Experience } from '../../../server/contract/catalogue.ts'
import { Reviews } from '../../experience/reviews.tsx'
import { useReply } from '../../environment/use-reply.ts'

/** What travellers wrote; without it the experience can still be booked, so that a failure shows nothing. */
export function ReviewsOf({ experience }: { experience: Experience }) {
  const asked = useReply(experience.slug, (api, signal) =>
    api.call('listReviews', { path: { slug: experience.slug }, signal }),
  )
  if (asked.state !== 'there') return null
  return <Reviews key={experience.slug} experience={experience} first={asked.reply} />
}
