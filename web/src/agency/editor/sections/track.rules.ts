import type { Route } from '#web/agency/editor/content.ts'
import type { Leg, Track } from '#web/features/route/track.rules.ts'
import type { Position } from '#web/lib/route/geojson.ts'

const isPlaced = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  latitude !== 0 || longitude !== 0

/** A route of a draft as the map of the site draws it; undefined without a line. */
export function toTrack({ points, tracks }: Route): Track | undefined {
  const placed = points.filter(isPlaced)
  const stops = placed.map(({ label, kind, ...at }) => ({
    day: null,
    label,
    kind: kind ?? '',
    position: toPosition(at),
  }))
  const drawn = listLegs(tracks)
  const line = stops.map(({ position }) => position)
  const legs = drawn.length > 0 ? drawn : [{ day: null, positions: line }]
  const isLine = legs.some(({ positions }) => positions.length > 1)
  return isLine ? { stops, legs, land: [], rivers: [], borders: [], names: [] } : undefined
}

/** A line for each day that has one; a single line is that of the whole route. */
function listLegs(tracks: Route['tracks']): Leg[] {
  const lines = tracks.map((track, index) => ({
    day: tracks.length > 1 ? index + 1 : null,
    positions: track.map(
      ([longitude = 0, latitude = 0, elevation = 0]): Position => [longitude, latitude, elevation],
    ),
  }))
  return lines.filter(({ positions }) => positions.length > 1)
}

const toPosition = (at: { longitude: number; latitude: number; elevation: number }): Position => [
  at.longitude,
  at.latitude,
  at.elevation,
]
