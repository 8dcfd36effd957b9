import { useTranslation } from 'react-i18next'
import type { ExperienceCard as Card } from '../../server/contract/catalogue.ts'
import { useEnvironment } from '../environment/environment.tsx'
import type { Environment } from '../environment/environment.tsx'
import { formatDuration } from '../ui/facts/duration.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import { Picture } from '../ui/pictures/picture.tsx'
import { RatingText } from '../ui/facts/stars.tsx'
import { FromPriceText } from '../ui/facts/from-price.tsx'
import './experience-card.css'

/** Props of `ExperienceCard`. */
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
  /** Told when somebody follows its link. */
  onChoose?: () => void
}

const shapes: Record<Environment['layout']['experienceCard'], string> = {
  stacked: 'experience-card experience-card--stacked',
  row: 'experience-card experience-card--row',
  overlay: 'experience-card experience-card--overlay',
  poster: 'experience-card experience-card--poster',
  spec: 'experience-card experience-card--spec',
}

/** An experience in a list. The whole card is the link of its title. */
export function ExperienceCard({
  card,
  level = 3,
  date,
  guests,
  placed = false,
  eager,
  onChoose,
}: ExperienceCardProps) {
  const { t } = useTranslation('experience')
  const { address, layout, formats } = useEnvironment()
  const Heading = `h${level}` as const
  const label = card.labels[0]
  const facts = [
    placed && card.destination.name,
    card.duration && formatDuration(card.duration, formats, (count) => t('card.nights', { count })),
  ].filter(Boolean)
  return (
    <article className={shapes[layout.experienceCard]}>
      <div className="experience-card__picture">
        <Picture picture={card.picture} sizes="(width < 640px) 82vw, 320px" eager={eager} />
        {label ? (
          <span className="experience-card__badge">
            {t(`labels.${label}`, { defaultValue: inWords(label) })}
          </span>
        ) : null}
      </div>
      <div className="experience-card__text">
        <Heading className="experience-card__title">
          <a
            className="experience-card__link"
            href={address({ to: 'experience', slug: card.slug, city: card.destination.slug, date, guests })}
            data-prefetch=""
            onClick={onChoose}
          >
            {card.title}
          </a>
        </Heading>
        {card.rating ? (
          <p className="experience-card__rating">
            <RatingText rating={card.rating} />
          </p>
        ) : null}
        {facts.length > 0 ? <p className="experience-card__facts">{facts.join(' · ')}</p> : null}
        <Reassurance card={card} />
        <p className="experience-card__price">
          <FromPriceText from={card.from} />
        </p>
      </div>
    </article>
  )
}

/** One is enough: the stronger of the two. */
function Reassurance({ card: { freeCancellation, instantConfirmation } }: { card: Card }) {
  const { t } = useTranslation('experience')
  if (!freeCancellation && !instantConfirmation) return null
  return (
    <p className="experience-card__safe">
      <Icon name={freeCancellation ? 'check' : 'bolt'} size={16} />
      {freeCancellation ? t('card.freeCancellation') : t('card.instantConfirmation')}
    </p>
  )
}

/** A label that has no text of its own yet: a supplier may invent them. */
function inWords(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
