import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Experience } from '../../server/contract/catalogue.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { cityPlace } from '../environment/places.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import { RatingText } from '../ui/facts/stars.tsx'
import { englishMark } from '../ui/facts/english-mark.ts'
import { nameOf } from '../ui/facts/name-of.tsx'
import './experience-heading.css'

/** Title, rating, place, and who runs it; `actions` stand in the same line. */
export function ExperienceHeading({ experience, actions }: { experience: Experience; actions?: ReactNode }) {
  const { t } = useTranslation('detail')
  const { address } = useEnvironment()
  const { title, summary, rating, destination, supplier } = experience
  return (
    <header className="experience-heading">
      <h1 className="experience-heading__title display" tabIndex={-1}>
        <bdi {...englishMark(experience, 'title')}>{title}</bdi>
      </h1>
      <div className="experience-heading__line">
        {rating ? (
          <a href="#reviews" className="experience-heading__rating">
            <RatingText rating={rating} />
          </a>
        ) : (
          <span>{t('noReviews')}</span>
        )}
        <a href={address(cityPlace(destination))} className="experience-heading__place" data-prefetch="">
          <Icon name="pin" size={16} />
          {nameOf(destination)}
        </a>
        <span>{t('by', { supplier: supplier.name })}</span>
        {actions ? <span className="experience-heading__actions">{actions}</span> : null}
      </div>
      {summary ? (
        <p className="experience-heading__summary">
          <bdi {...englishMark(experience, 'summary')}>{summary}</bdi>
        </p>
      ) : null}
    </header>
  )
}
