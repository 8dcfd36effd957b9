import { useTranslation } from 'react-i18next'
import type { DestinationCard } from '../../server/contract/destinations.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { cityPlace } from '../environment/places.ts'
import type { ListingFilters } from '../environment/places.ts'
import { Picture } from '../ui/pictures/picture.tsx'
import { nameOf } from '../ui/facts/name-of.tsx'
import './place-card.css'

/** A place as a poster with its name. `wide` is for the first among them. */
export function PlaceCard({
  place,
  wide = false,
  asked,
}: {
  place: DestinationCard
  wide?: boolean
  /** The day and the guests of the list that the card stands in. */
  asked?: Pick<ListingFilters, 'date' | 'guests'>
}) {
  const { t } = useTranslation('search')
  const { address, formats } = useEnvironment()
  const kilometres = formats.number({ style: 'unit', unit: 'kilometer' })
  return (
    <a
      className={wide ? 'place-card place-card--wide' : 'place-card'}
      href={address({ ...cityPlace(place), filters: asked })}
      data-prefetch=""
    >
      <span className="place-card__picture">
        <Picture
          picture={{ ...place.picture, alt: '' }}
          sizes={wide ? '(width < 768px) 100vw, 640px' : '(width < 768px) 50vw, 320px'}
        />
      </span>
      <span className="place-card__caption">
        <span className="place-card__name display">{nameOf(place)}</span>
        <span className="place-card__count">
          {place.kilometres === undefined
            ? t('place.count', { count: place.experiences })
            : t('place.away', { distance: kilometres.format(place.kilometres) })}
        </span>
      </span>
    </a>
  )
}
