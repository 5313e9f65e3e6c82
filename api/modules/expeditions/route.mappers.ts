import type { expeditionDays, expeditions } from '#api/db/tables.ts'
import type { ExpeditionDay, RouteGeojson } from '#api/modules/expeditions/route.contract.ts'

type Feature = RouteGeojson['features'][number]
type Day = typeof expeditionDays.$inferSelect
type Source = {
  row: Pick<typeof expeditions.$inferSelect, 'name' | 'route' | 'land' | 'surroundings'>
  days: Day[]
}

/** Days with a title each; none as long as one lacks it. */
export function toDays(days: Day[]): ExpeditionDay[] {
  const titled = days.flatMap(({ title, ...day }) => (title === null ? [] : [toDay(title, day)]))
  return titled.length === days.length ? titled : []
}

function toDay(title: string, day: Omit<Day, 'title'>): ExpeditionDay {
  const { from, to, mode, km, hours, night, meals, transfer, option, note, text } = day
  return {
    day: day.day,
    title,
    from,
    to,
    mode,
    km,
    ascent_m: day.ascentM,
    descent_m: day.descentM,
    high_point_m: day.highPointM,
    hours,
    night,
    meals,
    transfer,
    option,
    note,
    text,
  }
}

/**
 * The line with the part of each day, the named places, and what surrounds them. One track in several days is
 * that of the whole route.
 */
export function toGeojson({ row, days }: Source): RouteGeojson {
  const tracks = days.flatMap(({ day, track }) => (track && track.length > 1 ? [{ day, track }] : []))
  const isWhole = tracks.length === 1 && days.length > 1
  const places = row.route.map(({ lon, lat, elevationM }) => [lon, lat, elevationM])
  const line = tracks.length > 0 ? tracks.flatMap(({ track }) => track) : places
  return {
    type: 'FeatureCollection',
    features: [
      ...(line.length > 1 ? [toLine(row.name, line, isWhole ? [] : listParts(tracks))] : []),
      ...row.route.map(({ label, kind }, index) =>
        feature('Point', places[index] ?? [], { label, day: dayAt(label, days), ...(kind && { kind }) }),
      ),
      ...toGeoJson(row),
    ],
  }
}

function toGeoJson({ name: label, land, surroundings }: Source['row']): Feature[] {
  const { rivers = [], borders = [], names = [] } = surroundings ?? {}
  const named = names.map(({ lon, lat }) => [lon, lat])
  return [
    feature('MultiPolygon', land ?? [], { label, day: null, kind: 'land' }),
    feature('MultiLineString', rivers, { label, day: null, kind: 'river' }),
    feature('MultiLineString', borders, { label, day: null, kind: 'border' }),
    feature('MultiPoint', named, {
      label,
      day: null,
      kind: 'names',
      names: names.map(({ label: text, kind }) => ({ label: text, kind })),
    }),
  ].filter(({ geometry }) => geometry.coordinates.length > 0)
}

function toLine(label: string, line: number[][], days: DayOnLine[]): Feature {
  return feature('LineString', line, {
    label,
    day: null,
    approximate: true,
    ...(days.length > 0 && { days }),
  })
}

type DayOnLine = NonNullable<Feature['properties']['days']>[number]

function listParts(tracks: { day: number; track: number[][] }[]): DayOnLine[] {
  let from = 0
  return tracks.map(({ day, track }) => {
    const part = { day, from, to: from + track.length - 1 }
    from += track.length
    return part
  })
}

/** Day that ends at a place, else the day that starts there. */
function dayAt(label: string, days: Day[]): number | null {
  const reached = days.find(({ to, night }) => label === night || label === to)
  return (reached ?? days.find(({ from }) => label === from))?.day ?? null
}

function feature(
  type: Feature['geometry']['type'],
  coordinates: Feature['geometry']['coordinates'],
  properties: Feature['properties'],
): Feature {
  return { type: 'Feature', geometry: { type, coordinates }, properties }
}
