import { useTranslation } from 'react-i18next'
import type { Rating } from '../../../server/contract/catalogue.ts'
import { useEnvironment } from '../../environment/environment.tsx'
import './stars.css'

/** A rating as one star, its figure and how many gave it: quicker to compare than five drawn stars. */
export function RatingText({ rating }: { rating: Rating }) {
  const { t } = useTranslation('common')
  const { formats } = useEnvironment()
  const average = formats
    .number({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(rating.average)
  return (
    <span className="stars stars--average">
      <Star />
      <span className="visually-hidden">{t('rating.outOfFive', { average })}</span>
      <strong aria-hidden="true">{average}</strong>
      <span className="stars__count">{t('rating.count', { count: rating.count })}</span>
    </span>
  )
}

/** One to five stars of a single review. */
export function Stars({ value }: { value: number }) {
  const { t } = useTranslation('common')
  const { formats } = useEnvironment()
  return (
    <span
      className="stars"
      role="img"
      aria-label={t('rating.outOfFive', { average: formats.number().format(value) })}
    >
      {[1, 2, 3, 4, 5].map((step) => (
        <Star key={step} empty={step > value} />
      ))}
    </span>
  )
}

function Star({ empty = false }: { empty?: boolean }) {
  return (
    <svg
      className={empty ? 'stars__star stars__star--empty' : 'stars__star'}
      width="16"
      height="16"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d="M12 2.5 14.9 9l7 .7-5.3 4.7 1.6 6.9L12 17.7l-6.2 3.6 1.6-6.9L2.1 9.7l7-.7Z" />
    </svg>
  )
}
