import { FromPriceText } from '../../ui/facts/from-price.tsx'
import { RatingText } from '../../ui/facts/stars.tsx'
import { CardPicture, CardReassurance, CardTitle, useCardFacts } from './card-parts.tsx'
import type { ExperienceCardProps } from './card-parts.tsx'
import './row-card.css'

/** The picture beside the words, and the price at the end of the row where there is room. */
export function RowCard(props: ExperienceCardProps) {
  const { card } = props
  const { place, duration, guests, ages } = useCardFacts(props)
  const facts = [duration, guests, ages].filter(Boolean)
  return (
    <article className="experience-card row-card">
      <CardPicture {...props} sizes="(width < 640px) 40vw, 240px" />
      <div className="row-card__text">
        <div className="row-card__title">
          <CardTitle {...props} />
        </div>
        {card.rating ? (
          <p>
            <RatingText rating={card.rating} />
          </p>
        ) : null}
        {place || facts.length > 0 ? (
          <ul className="row-card__facts">
            {place ? <li>{place}</li> : null}
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        ) : null}
        <CardReassurance card={card} />
      </div>
      <p className="row-card__price">
        <FromPriceText from={card.from} />
      </p>
    </article>
  )
}
