import { FromPriceText } from '../../ui/facts/from-price.tsx'
import { RatingText } from '../../ui/facts/stars.tsx'
import { CardFacts, CardPicture, CardReassurance, CardTitle, useCardFacts } from './card-parts.tsx'
import type { ExperienceCardProps } from './card-parts.tsx'
import './poster-card.css'

/** A tall picture, a large title and few words; the price is quiet and always to be read. */
export function PosterCard(props: ExperienceCardProps) {
  const { card } = props
  const { place, duration } = useCardFacts(props)
  return (
    <article className="experience-card poster-card">
      <CardPicture {...props} sizes="(width < 640px) 92vw, 420px" />
      <div className="poster-card__text">
        <div className="poster-card__title display">
          <CardTitle {...props} />
        </div>
        {card.summary ? <p className="poster-card__summary">{card.summary}</p> : null}
        <p className="poster-card__facts">
          <CardFacts place={place} duration={duration} />
        </p>
        <p className="poster-card__price">
          <FromPriceText from={card.from} />
        </p>
        <div className="poster-card__more">
          {card.rating ? <RatingText rating={card.rating} /> : null}
          <CardReassurance card={card} />
        </div>
      </div>
    </article>
  )
}
