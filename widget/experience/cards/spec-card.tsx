import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../environment/environment.tsx'
import { FromPriceText } from '../../ui/facts/from-price.tsx'
import { formatLength } from '../../ui/facts/length.ts'
import { RatingText } from '../../ui/facts/stars.tsx'
import { CardPicture, CardReassurance, CardTitle, useCardFacts } from './card-parts.tsx'
import type { ExperienceCardProps } from './card-parts.tsx'
import { nameOf } from '../../ui/facts/name-of.tsx'
import './spec-card.css'

/** What it measures, as a table under the picture: for who compares before they dream. */
export function SpecCard(props: ExperienceCardProps) {
  const { t } = useTranslation('experience')
  const { card } = props
  const { duration } = useCardFacts(props)
  const { guests, ageMinimum = 0, ageMaximum, destination, lengthMetres, longestMetres } = card
  const { formats } = useEnvironment()
  const facts = [
    { term: t('card.facts.guests'), value: guests },
    { term: t('card.facts.duration'), value: duration },
    {
      term: t('card.facts.ages'),
      value: ageMaximum
        ? ageMinimum
          ? `${ageMinimum}–${ageMaximum}`
          : t('card.ageTo', { maximum: ageMaximum })
        : ageMinimum
          ? `${ageMinimum}+`
          : undefined,
    },
    { term: t('card.facts.place'), value: nameOf(destination) },
  ].filter(({ value }) => value !== undefined)
  return (
    <article className="experience-card spec-card">
      <CardPicture {...props} />
      {lengthMetres === undefined ? null : (
        <p className="spec-card__length">
          <span>{formatLength({ lengthMetres, longestMetres }, formats)}</span>
        </p>
      )}
      <div className="spec-card__head">
        <div className="spec-card__title display">
          <CardTitle {...props} />
        </div>
        {card.rating ? (
          <p>
            <RatingText rating={card.rating} />
          </p>
        ) : null}
      </div>
      <dl className="spec-card__facts">
        {facts.map(({ term, value }) => (
          <div key={term} className="spec-card__fact">
            <dt className="spec-card__term">{term}</dt>
            <dd className="spec-card__value">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="spec-card__foot">
        <p className="spec-card__price">
          <FromPriceText from={card.from} />
        </p>
        <CardReassurance card={card} />
      </div>
    </article>
  )
}
