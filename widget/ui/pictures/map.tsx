import L from 'leaflet'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { escapeHtml } from '../../../server/contract/escape-html.ts'
import { openMap, showOnFocus } from './open-map.ts'
import './map.css'

/** Something on a map. `place` is what the map is about. */
export interface MapMark {
  latitude: number
  longitude: number
  kind: 'place' | 'stop' | 'pickup'
  label: string
  /** At most two characters on the mark itself. */
  text?: string
}

/** Props of `Map`. It fills the box it stands in. */
export interface MapProps {
  label: string
  /** Address of the tiles with `{z}`, `{x}` and `{y}`. */
  tiles: string
  attribution: string
  marks: readonly MapMark[]
}

const nearestZoom = 15

/**
 * A map with marks. Marks are elements of our own: Leaflet finds its default pictures through a style sheet, which fails
 * in a shadow root and in a bundle.
 */
export function Map({ label, tiles, attribution, marks }: MapProps) {
  const { t } = useTranslation(['detail', 'common'])
  const [failed, setFailed] = useState(false)

  const [words] = useState({ zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') })
  const closes = t('common:close')

  const draw = useCallback(
    (box: HTMLDivElement | null) => {
      if (!box) return undefined
      const map = openMap(box, { tiles, attribution, words, onFailing: setFailed })
      // Leaflet knows it in English alone
      map.on('popupopen', ({ popup }) =>
        popup.getElement()?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', closes),
      )
      for (const mark of marks) {
        const icon = L.divIcon({
          className: `map__mark map__mark--${mark.kind}`,
          html: markOf(box, mark),
          // of the face: the ring of the focus stands around it
          iconSize: [26, 26],
        })
        const marker = L.marker([mark.latitude, mark.longitude], {
          icon,
          autoPanOnFocus: false,
          title: mark.label,
          zIndexOffset: mark.kind === 'place' ? 1000 : 0,
        })
        marker.bindPopup(escapeHtml(mark.label)).addTo(map)
        // Leaflet names pictures alone; a button's own words, "1", would be its name
        marker.getElement()?.setAttribute('aria-label', mark.label)
        showOnFocus(map, marker)
      }
      map.fitBounds(L.latLngBounds(marks.map(({ latitude, longitude }) => [latitude, longitude])), {
        maxZoom: nearestZoom,
        padding: [40, 40],
        animate: false,
      })
      return () => void map.remove()
    },
    [tiles, attribution, marks, words, closes],
  )

  return (
    <div className="map" role="region" aria-label={label}>
      <div ref={draw} className="map__canvas" dir="ltr" />
      {failed ? (
        <p className="map__failed" role="status">
          {t('map.failed')}
        </p>
      ) : null}
    </div>
  )
}

function markOf(box: HTMLElement, { text }: MapMark): HTMLElement {
  const face = box.ownerDocument.createElement('span')
  face.className = 'map__face'
  face.textContent = text ?? ''
  return face
}
