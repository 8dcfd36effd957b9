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
    onFailing,
    wheelZooms = false,
  }: {
    tiles: string
    attribution: string
    onFailing: (failing: boolean) => void
    wheelZooms?: boolean
  },
): L.Map {
  const map = L.map(box, { scrollWheelZoom: wheelZooms, attributionControl: false })
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
