import 'leaflet/dist/leaflet.css'
import '#web/ui/map/map.css'
import { geoJSON, type LatLngBoundsExpression, type Map as LeafletMap, map, tileLayer } from 'leaflet'
import landUrl from '#web/ui/map/europe.json?url'
import { messages } from '#web/ui/messages.ts'

const sand = '#f4efe6'
const edge = '#d5cbb8'
const attribution = 'Natural Earth'

/** A map to move about in: land and borders of our own file, and tiles only where whoever runs the site has some. */
export async function openMap(element: HTMLElement, bounds: LatLngBoundsExpression): Promise<LeafletMap> {
  const [land, tiles] = await Promise.all([readJson(landUrl), readJson('/map/tiles.json')])
  const opened = map(element, { minZoom: 3, maxZoom: 16, scrollWheelZoom: false, zoomControl: true })
  opened.attributionControl.setPrefix(false)
  opened.fitBounds(bounds, { padding: [36, 36], maxZoom: 12, animate: false })
  geoJSON(land, {
    interactive: false,
    attribution,
    style: (feature) => ({
      color: edge,
      weight: 0.8,
      fill: feature?.properties.kind === 'land',
      fillColor: sand,
      fillOpacity: 1,
    }),
  }).addTo(opened)
  if (tiles.url) tileLayer(tiles.url, { attribution: tiles.attribution ?? '', maxZoom: 16 }).addTo(opened)
  opened.getContainer().setAttribute('aria-label', messages.map)
  // A page that is scrolled past does not get caught in the map: the wheel zooms once the map has been chosen.
  opened.on('focus', () => opened.scrollWheelZoom.enable())
  opened.on('blur', () => opened.scrollWheelZoom.disable())
  return opened
}

async function readJson(url: string) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}
