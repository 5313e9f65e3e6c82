import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type GeoContext, geoAzimuthalEqualArea, geoEquirectangular, geoGraticule10, geoPath } from 'd3-geo'
import { merge, mesh } from 'topojson-client'
import { europe } from '#web/ui/map/projection.ts'

type Shapes = Parameters<typeof merge>[1]
type Collection = Extract<Shapes, { type: 'GeometryCollection' }>
type Topology = Parameters<typeof merge>[0] & {
  objects: { countries: Collection & { geometries: Exclude<Shapes, Collection> } }
}

const earthKm = 6371
const kmOfUnit = 4
/** Islands under ten square kilometres are smaller than a point. */
const smallestUnits = 0.7

function readAtlas() {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
  const topology: Topology = JSON.parse(readFileSync(path, 'utf8'))
  const { countries } = topology.objects
  return {
    land: merge(topology, countries.geometries),
    borders: mesh(topology, countries, (a, b) => a !== b),
  }
}

const atlas = readAtlas()
const projection = geoAzimuthalEqualArea()
  .rotate([-europe.longitude, -europe.latitude])
  .scale(earthKm / kmOfUnit)
  .translate([europe.width / 2, europe.height / 2])
  .clipAngle(60)
  .clipExtent([
    [-1, -1],
    [europe.width + 1, europe.height + 1],
  ])
const toPath = geoPath(projection).digits(1)

const coordinates = atlas.land.coordinates.filter(
  (polygon) => toPath.area({ type: 'Polygon', coordinates: polygon }) > smallestUnits,
)
const land = { type: 'MultiPolygon' as const, coordinates }

/** Draws Europe in the colours of the design; lines have the same width at any scale. */
export function drawEurope(): string {
  const line = (d: string | null, colour: string, fill = 'none') =>
    `<path d="${d}" fill="${fill}" stroke="${colour}" stroke-width=".8" vector-effect="non-scaling-stroke"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${europe.width} ${europe.height}" preserveAspectRatio="xMidYMid slice"><g stroke-linejoin="round">${line(toPath(geoGraticule10()), '#fff')}${line(toPath(land), '#d5cbb8', '#f4efe6')}${line(toPath(atlas.borders), '#d5cbb8')}</g></svg>\n`
}

/** Returns the same land as GeoJSON for the interactive map, in hundredths of a degree. */
export function landOfEurope(): string {
  const feature = (kind: string, type: string, lines: number[][][]) => ({
    type: 'Feature',
    properties: { kind },
    geometry: { type, coordinates: lines },
  })
  return JSON.stringify({
    type: 'FeatureCollection',
    features: [
      feature('land', 'Polygon', listLines(land)),
      feature('borders', 'MultiLineString', listLines(atlas.borders)),
    ],
  })
}

const hundredths = 100

/** Clips a shape to the range of the map: west 45°, east 60°, south 30°, north 75°. */
function listLines(shape: Parameters<typeof toPath>[0]): number[][][] {
  const lines: number[][][] = []
  const flat = geoEquirectangular()
    .scale((180 / Math.PI) * hundredths)
    .translate([0, 0])
    .precision(0)
    .clipExtent([
      [-45 * hundredths, -75 * hundredths],
      [60 * hundredths, -30 * hundredths],
    ])
  const add = (x: number, y: number) =>
    void lines.at(-1)?.push([Math.round(x) / hundredths, -Math.round(y) / hundredths])
  const pen: GeoContext = {
    arc: () => undefined,
    beginPath: () => undefined,
    closePath: () => undefined,
    lineTo: add,
    moveTo(x, y) {
      lines.push([])
      add(x, y)
    },
  }
  geoPath(flat, pen)(shape)
  return lines
}
