import { useTranslation } from 'react-i18next'
import type { ExperienceCard as Card } from '../../../server/contract/catalogue.ts'
import { ExperienceCard } from '../../../widget/experience/experience-card.tsx'
import { Crumbs } from '../../../widget/experience/crumbs.tsx'
import { ExperienceHeading } from '../../../widget/experience/experience-heading.tsx'
import { Facts } from '../../../widget/experience/facts.tsx'
import { Itinerary } from '../../../widget/experience/itinerary.tsx'
import { Cancellation, PickupPoints, Practical } from '../../../widget/experience/practical.tsx'
import { DetailSection } from '../../../widget/experience/detail-section.tsx'
import { Reviews } from '../../../widget/experience/reviews.tsx'
import { Advice, Includes, Overview } from '../../../widget/experience/texts.tsx'
import { Where } from '../../../widget/experience/where.tsx'
import { WhoMayReview } from '../../../widget/reviews/who-may-review.tsx'
import { Gallery } from '../../../widget/ui/pictures/gallery.tsx'
import type { DataOf } from '../registry.ts'
import { useExperienceBooking } from './experience-booking.tsx'
import './experience-page.css'

/** Everything about one experience, with the booking panel in reach. */
export function ExperiencePage({ data }: { data: DataOf<'experience'> }) {
  // another experience is another page, with choices of its own
  return <ExperienceScreen key={data.experience.slug} data={data} />
}

function ExperienceScreen({ data }: { data: DataOf<'experience'> }) {
  const { experience, reviews, related } = data
  const { column, bar, overlay } = useExperienceBooking(data)
  return (
    <article className="experience-page">
      <div className="experience-page__crumbs">
        <Crumbs experience={experience} />
      </div>
      <div className="experience-page__body">
        <div className="experience-page__gallery">
          <Gallery title={experience.title} hero={experience.hero} pictures={experience.pictures} />
        </div>
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
          <Reviews experience={experience} first={reviews} write={<WhoMayReview />} />
        </div>
        <div className="experience-page__aside">{column}</div>
      </div>
      <Related cards={related} />
      <div className="experience-page__bar">{bar}</div>
      {overlay}
    </article>
  )
}

function Related({ cards }: { cards: readonly Card[] }) {
  const { t } = useTranslation('detail')
  if (cards.length === 0) return null
  return (
    <div className="experience-page__related">
      <DetailSection title={t('sections.related')}>
        <ul className="experience-page__cards">
          {cards.map((card) => (
            <li key={card.slug}>
              <ExperienceCard card={card} placed />
            </li>
          ))}
        </ul>
      </DetailSection>
    </div>
  )
}
