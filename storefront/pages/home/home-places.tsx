import { useTranslation } from 'react-i18next'
import { PlaceCard } from '../../../widget/search/place-card.tsx'
import type { DataOf } from '../registry.ts'
import { HomeSection } from './home-section.tsx'
import './home-places.css'

/** Places as large pictures; the first is the largest. */
export function HomePlaces({ data: { destinations: places } }: { data: DataOf<'home'> }) {
  const { t } = useTranslation('home')
  if (places.length === 0) return null
  const shown = places.slice(0, 7)
  return (
    <HomeSection title={t(shown.every((place) => place.popular) ? 'popular' : 'destinations')}>
      <ul className="home-places">
        {shown.map((place, index) => (
          <li key={place.slug} className="home-places__item">
            <PlaceCard place={place} wide={index === 0} />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
