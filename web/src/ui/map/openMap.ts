import 'leaflet/dist/leaflet.css'
import '#web/ui/map/map.css'
import { geoJSON, type LatLngBoundsExpression, type Map as LeafletMap, map, tileLayer } from 'leaflet'
import { isRecord, isString, nullable, optional, parse, type Schema, shape } from '#schema/json.ts'
import landUrl from '#web/ui/map/europe.json?url'
import { messages } from '#web/ui/messages.ts'

const sand = '#f4efe6'
const edge = '#d5cbb8'
const attribution = 'Natural Earth'

type GeoJson = NonNullable<Parameters<typeof geoJSON>[0]>
const isGeoJson = (value: unknown): value is GeoJson => isRecord(value) && isString(value.type)
const isTiles = shape({ url: nullable(isString), attribution: optional(isString) })

/**
 * An interactive map of land and borders from our own file, and of tiles only where the operator configures
 * them.
 */
export async function openMap(element: HTMLElement, bounds: LatLngBoundsExpression): Promise<LeafletMap> {
  const [land, tiles] = await Promise.all([read(isGeoJson, landUrl), read(isTiles, '/map/tiles.json')])
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
  // The wheel zooms only once the map has the focus, so that scrolling the page does not catch on it.
  opened.on('focus', () => opened.scrollWheelZoom.enable())
  opened.on('blur', () => opened.scrollWheelZoom.disable())
  return opened
}

async function read<T>(fits: Schema<T>, url: string): Promise<T> {
  const response = await fetch(url)
  const value = response.ok ? parse(fits, await response.text()) : undefined
  if (value === undefined) throw new Error(`${url}: ${response.status}`)
  return value
}
