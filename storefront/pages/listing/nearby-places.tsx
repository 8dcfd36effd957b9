import { useTranslation } from 'react-i18next'
import type { SearchQuery } from '../../../server/contract/catalogue.ts'
import type { DestinationCard } from '../../../server/contract/destinations.ts'
import { PlaceCard } from '../../../widget/search/place-card.tsx'
import './nearby-places.css'

/** Other places within reach, on the same day and for the same guests. */
export function NearbyPlaces({
  places,
  asked: { date, guests },
}: {
  places: readonly DestinationCard[]
  asked: SearchQuery
}) {
  const { t } = useTranslation('listing')
  if (places.length === 0) return null
  return (
    <section className="nearby-places">
      <h2 className="nearby-places__title display">{t('nearby')}</h2>
      <ul className="nearby-places__list">
        {places.slice(0, 4).map((place) => (
          <li key={place.slug}>
            <PlaceCard place={place} wide={places.length === 1} asked={{ date, guests }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
