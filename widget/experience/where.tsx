import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Experience } from '../../server/contract/catalogue.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import type { MapMark } from '../ui/pictures/map.tsx'
import { DetailSection } from './detail-section.tsx'
import { englishMark } from '../ui/facts/english-mark.ts'
import './where.css'

const Map = lazy(async () => ({ default: (await import('../ui/pictures/map.tsx')).Map }))

/** The address, a link that any maps application opens, and a map when it is asked for. */
export function Where({ experience }: { experience: Experience }) {
  const { t } = useTranslation('detail')
  const { map, formats } = useEnvironment()
  const [shown, setShown] = useState(false)
  const { location, address, destination, kilometresAway } = experience
  const city =
    kilometresAway === undefined
      ? destination.name
      : t('where.near', {
          place: destination.name,
          distance: formats.number({ style: 'unit', unit: 'kilometer' }).format(kilometresAway),
        })
  if (!location && !address) return null
  const marks = location ? marksOf(experience, t) : []
  return (
    <DetailSection id="where" title={t('sections.where')}>
      <p className="where__address">
        <Icon name="pin" />
        <bdi {...(address ? englishMark(experience, 'address') : {})}>{address ?? city}</bdi>
      </p>
      {location ? (
        <div className="where__ways">
          {map && !shown ? (
            <Button size="small" icon={<Icon name="pin" size={16} />} onClick={() => setShown(true)}>
              {t('where.show')}
            </Button>
          ) : null}
          <a className="where__link" href={mapAddress(location)} target="_blank" rel="noreferrer">
            {t('where.open')}
            <Icon name="external" size={16} />
          </a>
        </div>
      ) : null}
      {map && shown ? (
        <div ref={takeFocus} className="where__map" tabIndex={-1}>
          <Suspense fallback={null}>
            <Map label={experience.title} tiles={map.tiles} attribution={map.attribution} marks={marks} />
          </Suspense>
        </div>
      ) : null}
    </DetailSection>
  )
}

/** The button that had the focus is gone. */
const takeFocus = (map: HTMLElement | null) => map?.focus({ preventScroll: true })

function mapAddress({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`
}

function marksOf(
  { location, itinerary, pickups, title }: Experience,
  t: ReturnType<typeof useTranslation<'detail'>>['t'],
): MapMark[] {
  const at = (place: { latitude?: number; longitude?: number }) =>
    place.latitude === undefined || place.longitude === undefined
      ? []
      : [{ latitude: place.latitude, longitude: place.longitude }]
  const stops = itinerary.flatMap((stop, index) =>
    at(stop).map((point): MapMark => ({
      ...point,
      kind: 'stop',
      text: String(index + 1),
      label: t('where.stop', { number: index + 1, title: stop.title }),
    })),
  )
  const collected = pickups.flatMap((pickup) =>
    at(pickup).map((point): MapMark => ({
      ...point,
      kind: 'pickup',
      label: t('where.pickupAt', { name: pickup.name }),
    })),
  )
  // a numbered stop at the place itself says more than a second mark over it
  const isCovered = stops.some((stop) => location && isNear(stop, location))
  const place: MapMark[] = location && !isCovered ? [{ ...location, kind: 'place', label: title }] : []
  return [...collected, ...stops, ...place]
}

interface Point {
  latitude: number
  longitude: number
}

/** Within about a hundred metres. */
function isNear(a: Point, b: Point): boolean {
  return Math.abs(a.latitude - b.latitude) < 0.001 && Math.abs(a.longitude - b.longitude) < 0.001
}
