import { useEnvironment } from '../../environment/environment.tsx'
import { FromPriceText } from '../../ui/facts/from-price.tsx'
import { RatingText } from '../../ui/facts/stars.tsx'
import { CardFacts, CardPicture, CardReassurance, CardTitle, useCardFacts } from './card-parts.tsx'
import type { ExperienceCardProps } from './card-parts.tsx'
import './stacked-card.css'

/** The picture above the words. */
export function StackedCard(props: ExperienceCardProps) {
  const { card } = props
  const { layout } = useEnvironment()
  const { place, duration } = useCardFacts(props)
  return (
    <article className="experience-card stacked-card">
      <CardPicture {...props} />
      <div className="stacked-card__text">
        <div className="stacked-card__title">
          <CardTitle {...props} />
        </div>
        {layout.titles === 'both' && card.beside ? (
          <p className="stacked-card__beside" lang={card.beside.language} dir="auto">
            {card.beside.title}
          </p>
        ) : null}
        {card.rating ? (
          <p>
            <RatingText rating={card.rating} />
          </p>
        ) : null}
        {place || duration ? (
          <p className="stacked-card__facts">
            <CardFacts place={place} duration={duration} />
          </p>
        ) : null}
        <CardReassurance card={card} />
        <p className="stacked-card__price">
          <FromPriceText from={card.from} />
        </p>
      </div>
    </article>
  )
}
