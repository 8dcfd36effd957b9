import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { escapeHtml } from '../../../server/contract/escape-html.ts'

/**
 * Opens a map with tiles in a box. `onFailing` hears whether nothing of it can be loaded. `wheelZooms`: only where the wheel
 * has no page to scroll.
 */
export function openMap(
  box: HTMLElement,
  {
    tiles,
    attribution,
    words,
    onFailing,
    wheelZooms = false,
  }: {
    tiles: string
    attribution: string
    /** Names of the buttons. */
    words: { zoomIn: string; zoomOut: string }
    onFailing: (failing: boolean) => void
    wheelZooms?: boolean
  },
): L.Map {
  const map = L.map(box, { scrollWheelZoom: wheelZooms, attributionControl: false, zoomControl: false })
  L.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  L.control.attribution({ prefix: false }).addTo(map)
  let loaded = false
  L.tileLayer(tiles, { attribution: escapeHtml(attribution), maxZoom: 19 })
    .on('tileload', () => {
      loaded = true
      onFailing(false)
    })
    .on('tileerror', () => onFailing(!loaded))
    .addTo(map)
  return map
}

/** Room that the buttons for the zoom take at the start, and the names of who made the map at the end. */
const taken = { left: 64, bottom: 28 }
const ring = 8

/** Above every other mark, which Leaflet orders by their latitude. */
const uppermost = 10_000

/** Moves the map so far that a mark which takes the focus is seen whole: beside what stands over the map, and over other marks. */
export function showOnFocus(map: L.Map, marker: L.Marker): void {
  const element = marker.getElement()
  const { zIndexOffset = 0 } = marker.options
  element?.addEventListener('blur', () => void marker.setZIndexOffset(zIndexOffset))
  element?.addEventListener('focus', () => {
    marker.setZIndexOffset(uppermost)
    const box = map.getContainer()
    const told = box.parentElement?.querySelector<HTMLElement>('.map__failed')
    const mark = (element.firstElementChild ?? element).getBoundingClientRect()
    const [wide, high] = [mark.width / 2 + ring, mark.height / 2 + ring]
    map.panInside(marker.getLatLng(), {
      paddingTopLeft: [taken.left + wide, (told ? told.offsetTop + told.offsetHeight : 0) + high],
      paddingBottomRight: [wide, taken.bottom + high],
      animate: false,
    })
  })
}
