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
const none: readonly string[] = []

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
  chosen = none,
  groupLabel,
  onChoose,
}: {
  label: string
  tiles: string
  attribution: string
  results: readonly MapResult[]
  /** Those of them whose mark stands out. */
  chosen?: readonly string[]
  /** Names a mark that stands for so many. */
  groupLabel: (count: number) => string
  onChoose: (ids: readonly string[]) => void
}) {
  const { t } = useTranslation('listing')
  const [failed, setFailed] = useState(false)
  const [words] = useState({ zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') })
  const told = useRef({ chosen, groupLabel, onChoose })
  const drawn = useRef<{ showChosen: (comesNear: boolean) => void }>(null)
  useEffect(() => {
    told.current = { chosen, groupLabel, onChoose }
  })
  useEffect(() => drawn.current?.showChosen(true), [chosen])

  const draw = useCallback(
    (box: HTMLDivElement | null) => {
      if (!box) return undefined
      const map = openMap(box, { tiles, attribution, words, onFailing: setFailed, wheelZooms: true })
      const marks = L.layerGroup().addTo(map)
      const markOf = new Map<string, L.Marker>()
      const showChosen = (comesNear: boolean) => {
        const ids = told.current.chosen
        const its = new Set(ids.map((id) => markOf.get(id)))
        for (const mark of new Set(markOf.values())) {
          const isChosen = its.has(mark)
          const element = mark.getElement()
          if (isChosen) element?.setAttribute('aria-current', 'true')
          else element?.removeAttribute('aria-current')
          mark.setZIndexOffset(isChosen ? 1000 : 0)
          if (isChosen && comesNear) map.panInside(mark.getLatLng(), { padding: [60, 40], animate: false })
        }
      }
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
        markOf.clear()
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
        showChosen(false)
      }
      drawn.current = { showChosen }
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
        else showChosen(true)
        hadRoom = true
      })
      room.observe(box)
      return () => {
        room.disconnect()
        drawn.current = null
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
