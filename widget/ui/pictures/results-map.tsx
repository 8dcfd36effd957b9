import L from 'leaflet'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openMap, showOnFocus } from './open-map.ts'
import './map.css'
import './results-map.css'

/** Something that was found, where it is. */
export interface MapResult {
  id: string
  latitude: number
  longitude: number
  title: string
  /** On its mark. */
  price: string
}

/** Marks nearer to each other than this, in CSS pixels, are one. */
const cell = { width: 88, height: 48 }
const nearestZoom = 16

/** Results by the cell of the map's pixels that they fall into. */
function groupsAt(map: L.Map, results: readonly MapResult[]): MapResult[][] {
  const cells = Map.groupBy(results, ({ latitude, longitude }) => {
    const { x, y } = map.project([latitude, longitude])
    return `${Math.floor(x / cell.width)} ${Math.floor(y / cell.height)}`
  })
  return [...cells.values()]
}

const boundsOf = (results: readonly MapResult[]) =>
  L.latLngBounds(results.map(({ latitude, longitude }) => [latitude, longitude]))

/**
 * A map with a price for each result; those that would lie on each other are one mark with their number. Choosing it comes
 * nearer until they are apart, and hands over those that stay together.
 */
export function ResultsMap({
  label,
  tiles,
  attribution,
  results,
  groupLabel,
  onChoose,
}: {
  label: string
  tiles: string
  attribution: string
  results: readonly MapResult[]
  /** Names a mark that stands for so many. */
  groupLabel: (count: number) => string
  onChoose: (ids: readonly string[]) => void
}) {
  const { t } = useTranslation('listing')
  const [failed, setFailed] = useState(false)
  const [words] = useState({ zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') })
  const told = useRef({ groupLabel, onChoose })
  useEffect(() => {
    told.current = { groupLabel, onChoose }
  })

  const draw = useCallback(
    (box: HTMLDivElement | null) => {
      if (!box) return undefined
      const map = openMap(box, { tiles, attribution, words, onFailing: setFailed, wheelZooms: true })
      const marks = L.layerGroup().addTo(map)
      const markOf = new Map<string, L.Marker>()
      const choose = (group: readonly MapResult[]) => {
        const bounds = boundsOf(group)
        const nearer = map.getBoundsZoom(bounds.pad(0.2))
        const isApart = group.length > 1 && map.getZoom() < Math.min(nearer, nearestZoom)
        if (!isApart) return told.current.onChoose(group.map(({ id }) => id))
        map.fitBounds(bounds, { padding: [60, 60], maxZoom: nearestZoom, animate: false })
        // the mark that had the focus is gone
        return markOf
          .get(group[0]?.id ?? '')
          ?.getElement()
          ?.focus()
      }
      const place = () => {
        marks.clearLayers()
        for (const group of groupsAt(map, results)) {
          const [first] = group
          if (!first) continue
          const isOne = group.length === 1
          const face = box.ownerDocument.createElement('span')
          face.className = 'results-map__face'
          face.textContent = isOne ? first.price : String(group.length)
          const center = isOne ? first : boundsOf(group).getCenter()
          const at: L.LatLngExpression = 'latitude' in center ? [center.latitude, center.longitude] : center
          const mark = L.marker(at, {
            icon: L.divIcon({ className: 'results-map__mark', html: face, iconSize: undefined }),
            autoPanOnFocus: false,
            title: isOne ? `${first.title}, ${first.price}` : told.current.groupLabel(group.length),
          })
            .on('click', () => choose(group))
            // Leaflet itself opens popups alone by the keyboard
            .on('keypress', ({ originalEvent }) => {
              if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
              originalEvent.preventDefault()
              choose(group)
            })
            .addTo(marks)
          showOnFocus(map, mark)
          for (const { id } of group) markOf.set(id, mark)
        }
      }
      map.on('zoomend', place)
      const fit = () =>
        map.fitBounds(boundsOf(results), { padding: [40, 40], maxZoom: nearestZoom, animate: false })
      fit()
      place()
      // what was chosen takes a part of the room; a dialog that is not open yet has none
      let hadRoom = box.clientHeight > 0
      const room = new ResizeObserver(() => {
        map.invalidateSize({ animate: false })
        if (!hadRoom) fit()
        hadRoom = true
      })
      room.observe(box)
      return () => {
        room.disconnect()
        map.remove()
      }
    },
    [tiles, attribution, results, words],
  )

  return (
    <div className="map" role="region" aria-label={label}>
      <div ref={draw} className="map__canvas" dir="ltr" />
      {failed ? (
        <p className="map__failed" role="status">
          {t('map.unreachable')}
        </p>
      ) : null}
    </div>
  )
}
