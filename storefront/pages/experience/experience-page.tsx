import { useTranslation } from 'react-i18next'
import { Crumbs, ExperienceHeading } from '../../../widget/experience/experience-heading.tsx'
import { Facts } from '../../../widget/experience/facts.tsx'
import { Itinerary } from '../../../widget/experience/itinerary.tsx'
import { Cancellation, PickupPoints, Practical } from '../../../widget/experience/practical.tsx'
import { Reviews } from '../../../widget/experience/reviews.tsx'
import { Advice, Includes, Overview } from '../../../widget/experience/texts.tsx'
import { Where } from '../../../widget/experience/where.tsx'
import { Gallery } from '../../../widget/ui/gallery.tsx'
import type { DataOf } from '../registry.ts'
import './experience-page.css'

/** Everything about one experience, with the booking panel in reach. */
export function ExperiencePage({ data }: { data: DataOf<'experience'> }) {
  return <ExperienceScreen key={data.experience.slug} data={data} />
}

function ExperienceScreen({ data }: { data: DataOf<'experience'> }) {
  useTranslation('detail')
  const { experience, reviews } = data
  return (
    <article className="experience-page">
      <div className="experience-page__crumbs">
        <Crumbs experience={experience} />
      </div>
      <div className="experience-page__gallery">
        <Gallery title={experience.title} hero={experience.hero} pictures={experience.pictures} />
      </div>
      <div className="experience-page__body">
        <div className="experience-page__main">
          <div className="experience-page__top">
            <ExperienceHeading experience={experience} />
            <Facts experience={experience} />
          </div>
          <Overview experience={experience} />
          <Includes experience={experience} />
          <Itinerary experience={experience} />
          <Advice experience={experience} />
          <Practical experience={experience} />
          <PickupPoints experience={experience} />
          <Where experience={experience} />
          <Cancellation experience={experience} />
          <Reviews experience={experience} first={reviews} />
        </div>
      </div>
    </article>
  )
}
