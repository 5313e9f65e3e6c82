import { readRoute } from '#gateway/graph/expeditions/route.model.ts'
import type { MeetingPoint } from '#gateway/graph/schema.generated.ts'
import { gpxMessages as messages } from '#gateway/server/site/gpx.content.ts'
import { escapeXml } from '#gateway/server/site/xml.ts'
import type { RoutePosition } from '#rules/route.ts'

type Trip = { name: string; meetingPoint: MeetingPoint | null }
type Line = ReturnType<typeof readRoute>['lines'][number]

/**
 * Writes the route of an expedition as GPX 1.1, with a track for each day and its meeting point; `undefined` without
 * a line.
 */
export function writeGpx({ name, meetingPoint }: Trip, geojson: unknown): string | undefined {
  const { lines, stops } = readRoute(geojson)
  if (lines.length === 0) return undefined
  const places = [
    ...(meetingPoint ? [meetingWaypoint(meetingPoint)] : []),
    ...stops.map(({ position, label }) => waypoint(position, label)),
  ]
  const tracks = [...Map.groupBy(lines, ({ day }) => day)].map(([day, parts]) => track(name, day, parts))
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Explora" xmlns="http://www.topografix.com/GPX/1/1">
<metadata><name>${escapeXml(name)}</name>${warning}</metadata>
${[...places, ...tracks].join('\n')}
</gpx>
`
}

const warning = `<desc>${escapeXml(messages.simplified)}</desc>`

/** The track of a day, which may have several parts; of the whole route where its days are unknown. */
function track(name: string, day: number | null, parts: Line[]): string {
  const title = day === null ? name : messages.day(name, day)
  const number = day === null ? '' : `<number>${day}</number>`
  const segments = parts.map(({ positions }) => segment(positions))
  return `<trk><name>${escapeXml(title)}</name>${warning}${number}${segments.join('')}</trk>`
}

function segment(positions: readonly RoutePosition[]): string {
  const points = positions.map((position) => `<trkpt ${at(position)}>${height(position)}</trkpt>`)
  return `<trkseg>\n${points.join('\n')}\n</trkseg>`
}

const waypoint = (position: RoutePosition, name: string) =>
  `<wpt ${at(position)}>${height(position)}<name>${escapeXml(name)}</name></wpt>`

const meetingWaypoint = ({ name, latitude, longitude }: MeetingPoint) =>
  waypoint([longitude, latitude, null], messages.meetingPoint(name ?? null))

const at = ([longitude, latitude]: RoutePosition) => `lat="${latitude}" lon="${longitude}"`
const height = ([, , elevation]: RoutePosition) => (elevation === null ? '' : `<ele>${elevation}</ele>`)
