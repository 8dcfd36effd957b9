import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Experience, ExperienceCard as Card } from '../../../server/contract/catalogue.ts'
import { BookingSafe } from '../../../widget/availability/booking-head.tsx'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { CardList } from '../../../widget/experience/card-list.tsx'
import { Crumbs } from '../../../widget/experience/crumbs.tsx'
import { DetailSection } from '../../../widget/experience/detail-section.tsx'
import { ExperienceCard } from '../../../widget/experience/experience-card.tsx'
import { ExperienceHeading } from '../../../widget/experience/experience-heading.tsx'
import { Itinerary } from '../../../widget/experience/itinerary.tsx'
import { Cancellation, PickupPoints, Practical } from '../../../widget/experience/practical.tsx'
import { Reviews } from '../../../widget/experience/reviews.tsx'
import { ReviewsElsewhere } from '../../../widget/experience/reviews-elsewhere.tsx'
import { Advice, Includes, Overview } from '../../../widget/experience/texts.tsx'
import { Where } from '../../../widget/experience/where.tsx'
import { Gallery } from '../../../widget/ui/pictures/gallery.tsx'
import { useAsked } from '../../navigation/use-asked.ts'
import { RecentlySeen } from '../../saved/recently-seen.tsx'
import { SaveButton } from '../../saved/save-button.tsx'
import { ShareButton } from '../../saved/share-button.tsx'
import { useSeen } from '../../saved/use-seen.ts'
import type { DataOf } from '../registry.ts'
import { AskToReview } from './ask-to-review.tsx'
import { useExperienceBooking } from './experience-booking.tsx'
import './use-experience.css'

/** What each layout of the page is given: the data, and the look's ways to show facts and what only some listings state. */
export interface ExperienceLayoutProps {
  data: DataOf<'experience'>
  Facts: ComponentType<{ experience: Experience }>
  Stated: ComponentType<{ experience: Experience }>
}

/** The parts of the page of an experience; each layout puts them in its places. */
export interface ExperienceParts {
  crumbs: ReactNode
  gallery: ReactNode
  heading: ReactNode
  facts: ReactNode
  overview: ReactNode
  /** What only some listings state; nothing where this one does not. */
  stated: ReactNode
  includes: ReactNode
  itinerary: ReactNode
  /** What to know, what to bring, who may come, where it begins and what a cancellation costs. */
  practical: ReactNode
  reviews: ReactNode
  related: ReactNode
  /** Beside the page: the panel of a look that has it as a column. */
  column: ReactNode
  /** Within the page: the panel of a look that has it inline, or for a browser that runs no scripts. */
  inline: ReactNode
  /** At the foot of the screen: the price and the next step. */
  bar: ReactNode
}

/** Everything about one experience, with the booking panel where the look wants it. */
export function useExperience({ data, Facts, Stated }: ExperienceLayoutProps): ExperienceParts {
  const { layout } = useEnvironment()
  const { experience, reviews, related } = data
  const { column, bar, overlay } = useExperienceBooking(data)
  const { panel } = layout
  const asked = useAsked()
  useSeen(experience.slug)
  return {
    crumbs: <Crumbs experience={experience} asked={asked} />,
    gallery: <Gallery title={experience.title} hero={experience.hero} pictures={experience.pictures} />,
    heading: (
      <ExperienceHeading
        experience={experience}
        actions={
          <>
            <SaveButton slug={experience.slug} title={experience.title} withWord />
            <ShareButton title={experience.title} />
          </>
        }
      />
    ),
    facts: (
      <div>
        <Facts experience={experience} />
        <div className={`use-experience__safe use-experience__safe--${panel}`}>
          <BookingSafe experience={experience} />
        </div>
      </div>
    ),
    overview: <Overview experience={experience} />,
    stated: <Stated experience={experience} />,
    includes: <Includes experience={experience} />,
    itinerary: <Itinerary experience={experience} />,
    practical: (
      <>
        <Advice experience={experience} />
        <Practical experience={experience} />
        <PickupPoints experience={experience} />
        <Where experience={experience} />
        <Cancellation experience={experience} />
      </>
    ),
    reviews: (
      <>
        <Reviews experience={experience} first={reviews} write={<AskToReview />} />
        {experience.elsewhere ? <ReviewsElsewhere elsewhere={experience.elsewhere} /> : null}
      </>
    ),
    related: (
      <>
        <Related cards={related} />
        <RecentlySeen except={experience.slug} />
      </>
    ),
    column: panel === 'column' ? column : null,
    inline:
      panel === 'column' ? null : (
        <div className={panel === 'inline' ? 'use-experience__inline' : 'use-experience__plain'}>
          {column}
        </div>
      ),
    bar: (
      <>
        <div className={`use-experience__bar use-experience__bar--${panel}`}>{bar}</div>
        {overlay}
      </>
    ),
  }
}

function Related({ cards }: { cards: readonly Card[] }) {
  const { t } = useTranslation('detail')
  if (cards.length === 0) return null
  return (
    <div className="use-experience__related">
      <DetailSection title={t('sections.related')}>
        <CardList strip>
          {cards.map((card) => (
            <li key={card.slug}>
              <ExperienceCard card={card} placed />
            </li>
          ))}
        </CardList>
      </DetailSection>
    </div>
  )
}
