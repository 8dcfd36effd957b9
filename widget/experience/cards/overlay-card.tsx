import { FromPriceText } from '../../ui/facts/from-price.tsx'
import { RatingText } from '../../ui/facts/stars.tsx'
import { CardFacts, CardPicture, CardReassurance, CardTitle, useCardFacts } from './card-parts.tsx'
import type { ExperienceCardProps } from './card-parts.tsx'
import './overlay-card.css'

/** The words on a plate that lies over the foot of a tall picture. */
export function OverlayCard(props: ExperienceCardProps) {
  const { card } = props
  const { place, duration } = useCardFacts(props)
  return (
    <article className="experience-card overlay-card">
      <CardPicture {...props} sizes="(width < 640px) 92vw, 460px" />
      <div className="overlay-card__plate">
        {place || duration ? (
          <p className="overlay-card__facts">
            <CardFacts place={place} duration={duration} />
          </p>
        ) : null}
        <div className="overlay-card__title display">
          <CardTitle {...props} />
        </div>
        <div className="overlay-card__foot">
          <p className="overlay-card__price">
            <FromPriceText from={card.from} />
          </p>
          {card.rating ? (
            <p>
              <RatingText rating={card.rating} />
            </p>
          ) : null}
        </div>
        <CardReassurance card={card} />
      </div>
    </article>
  )
}
