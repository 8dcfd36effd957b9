import type { Experience } from '../../../server/contract/catalogue.ts'
import { Facts } from '../../experience/facts.tsx'
import { Itinerary } from '../../experience/itinerary.tsx'
import { Cancellation, PickupPoints, Practical } from '../../experience/practical.tsx'
import { Advice, Includes, Overview } from '../../experience/texts.tsx'
import { Where } from '../../experience/where.tsx'
import { ReviewsOf } from './reviews-of.tsx'

/** Everything that there is to read about an experience. */
export function ExperienceTexts({ experience }: { experience: Experience }) {
  return (
    <>
      <Facts experience={experience} />
      <Overview experience={experience} />
      <Includes experience={experience} />
      <Itinerary experience={experience} />
      <Advice experience={experience} />
      <Practical experience={experience} />
      <PickupPoints experience={experience} />
      <Where experience={experience} />
      <Cancellation experience={experience} />
      <ReviewsOf experience={experience} />
    </>
  )
}
