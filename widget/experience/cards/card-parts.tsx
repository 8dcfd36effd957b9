import { useTranslation } from 'react-i18next'
import type { ExperienceCard as Card } from '../../../server/contract/catalogue.ts'
import { useEnvironment } from '../../environment/environment.tsx'
import { experiencePlace } from '../../environment/places.ts'
import { formatDuration } from '../../ui/facts/duration.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import type { IconName } from '../../ui/pictures/icon.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { nameOf } from '../../ui/facts/name-of.tsx'
import './card-parts.css'

/** Props of every kind of card. */
export interface ExperienceCardProps {
  card: Card
  /** Level of its heading on the page. */
  level?: 2 | 3
  /** Carried into the link: what the list was asked for. */
  date?: string
  guests?: number
  /** Names the city: where the list is not about one. */
  placed?: boolean
  /** The first screen's cards load their pictures at once. */
  eager?: boolean
  /** Told when its link is followed. */
  onChoose?: () => void
}

/** The heading with the link that covers the whole card. */
export function CardTitle({ card, level = 3, date, guests, onChoose }: ExperienceCardProps) {
  const { address } = useEnvironment()
  const Heading = `h${level}` as const
  return (
    <Heading className="card-parts__title">
      <a
        className="card-parts__link"
        href={address({
          ...experiencePlace(card),
          date,
          guests,
          option: card.option,
        })}
        data-prefetch=""
        onClick={onChoose}
      >
        {nameOf({ name: card.title, inEnglish: card.inEnglish })}
      </a>
    </Heading>
  )
}

/** The picture with at most one badge, and what the page puts into its corner: over the link that covers the card. */
export function CardPicture({
  card,
  eager,
  sizes = '(width < 640px) 82vw, 320px',
}: Pick<ExperienceCardProps, 'card' | 'eager'> & { sizes?: string }) {
  const { t } = useTranslation('experience')
  const { cardCorner: Corner } = useEnvironment()
  const label = card.labels[0]
  return (
    <div className="card-parts__frame">
      <div className="card-parts__picture">
        <Picture picture={card.picture} sizes={sizes} eager={eager} />
        {label ? (
          <span className="card-parts__badge">
            {t(`search:values.labels.${label}`, { defaultValue: inWords(label) })}
          </span>
        ) : null}
      </div>
      {Corner ? (
        <div className="card-parts__corner">
          <Corner card={card} />
        </div>
      ) : null}
    </div>
  )
}

/** Place and duration, as far as they are known, as one line each. */
export function useCardFacts({ card, placed = false }: Pick<ExperienceCardProps, 'card' | 'placed'>) {
  const { t } = useTranslation('experience')
  const { formats } = useEnvironment()
  return {
    place: placed ? nameOf(card.destination) : undefined,
    duration: card.duration && formatDuration(card.duration, formats, (count) => t('card.nights', { count })),
    guests: card.guests === undefined ? undefined : t('card.guests', { count: card.guests }),
    ages: card.ageMaximum
      ? t(`card.${card.ageMinimum ? 'ageRange' : 'ageTo'}`, {
          minimum: card.ageMinimum,
          maximum: card.ageMaximum,
        })
      : card.ageMinimum
        ? t('card.ages', { count: card.ageMinimum })
        : undefined,
  }
}

/** Place and duration in one line. */
export function CardFacts({ place, duration }: Pick<ReturnType<typeof useCardFacts>, 'place' | 'duration'>) {
  return (
    <>
      {place}
      {/* as `dot`, whose chunk would come with every list */}
      {place && duration ? '\u00a0· ' : null}
      {duration}
    </>
  )
}

/** What reassures, the stronger of two; and that a booking waits for its supplier, where it does. */
export function CardReassurance({
  card: { freeCancellation, instantConfirmation, confirmedOnRequest },
}: {
  card: Card
}) {
  const { t } = useTranslation('experience')
  const line = (icon: IconName, key: string) => (
    <p className="card-parts__safe">
      <Icon name={icon} size={16} />
      {t(`card.${key}`)}
    </p>
  )
  return (
    <>
      {freeCancellation
        ? line('check', 'freeCancellation')
        : instantConfirmation
          ? line('bolt', 'instantConfirmation')
          : null}
      {confirmedOnRequest ? line('clock', 'confirmedOnRequest') : null}
    </>
  )
}

/** A label that has no text of its own yet: a supplier may invent them. */
function inWords(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
