import type { DestinationCard } from '../../../server/contract/destinations.ts'
import { PlaceCard } from '../../../widget/search/place-card.tsx'
import './suggested-places.css'

/** Places to go instead. */
export function SuggestedPlaces({ title, places }: { title: string; places: readonly DestinationCard[] }) {
  if (places.length === 0) return null
  return (
    <section className="suggested-places">
      <h2 className="suggested-places__title display">{title}</h2>
      <ul className="suggested-places__list">
        {places.map((place) => (
          <li key={place.slug}>
            <PlaceCard place={place} />
          </li>
        ))}
      </ul>
    </section>
  )
}
