import { FromPriceText } from '../../ui/facts/from-price.tsx'
import { RatingText } from '../../ui/facts/stars.tsx'
import { CardFacts, CardPicture, CardReassurance, CardTitle, useCardFacts } from './card-parts.tsx'
import type { ExperienceCardProps } from './card-parts.tsx'
import './journey-card.css'

/** One journey a screen: a wide picture, and a few words beside it at its height. */
export function JourneyCard(props: ExperienceCardProps) {
  const { card } = props
  const { place, duration } = useCardFacts(props)
  return (
    <article className="experience-card journey-card">
      <CardPicture {...props} sizes="(width < 900px) 100vw, 860px" />
      <div className="journey-card__text">
        <p className="journey-card__facts">
          <CardFacts place={place} duration={duration} />
        </p>
        <div className="journey-card__title display">
          <CardTitle {...props} />
        </div>
        {card.summary ? <p className="journey-card__summary">{card.summary}</p> : null}
        <p>
          <FromPriceText from={card.from} />
        </p>
        <CardReassurance card={card} />
        {card.rating ? <RatingText rating={card.rating} /> : null}
      </div>
    </article>
  )
}
