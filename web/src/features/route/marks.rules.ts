import { messages } from '#web/features/route/messages.ts'
import { highKind, kilometreKind } from '#web/features/route/route.content.ts'
import { computeDistances, kmBetween, type Leg } from '#web/features/route/track.rules.ts'
import type { Position, Stop } from '#web/lib/route/geojson.ts'

type Mark = { label: string; kind: string; position: Position }

/** Round kilometres along a day, which is as long as its author says. */
export function computeKilometres({ positions, km }: Leg): Mark[] {
  const along = computeDistances(positions)
  const whole = along.at(-1) ?? 0
  const length = km ?? whole
  const step = [1, 2, 5, 10, 20, 50].find((each) => length / each <= 6) ?? 100
  return Array.from({ length: Math.max(0, Math.ceil(length / step) - 1) }, (_, index) => {
    const at = (index + 1) * step
    return {
      label: messages.kilometres(at),
      kind: kilometreKind,
      position: positionAt(positions, along, (at / length) * whole),
    }
  })
}

function positionAt(positions: Position[], along: number[], km: number): Position {
  const next = along.findIndex((each) => each >= km)
  const [from = [0, 0, 0], to = from] = [positions[next - 1], positions[next]]
  const [gone = 0, reached = 0] = [along[next - 1], along[next]]
  const share = reached > gone ? (km - gone) / (reached - gone) : 0
  const between = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * share
  return [between(0), between(1), between(2)]
}

/** Metres below which a day has no highest point worth a mark. */
const leastClimb = 100

/** The highest point of a day, unless a named place is there. */
export function toHighest({ day, positions }: Leg, stops: Stop[]): Stop[] {
  const byHeight = positions.toSorted((a, b) => b[2] - a[2])
  const [highest, lowest] = [byHeight[0], byHeight.at(-1)]
  if (!highest || !lowest || highest[2] - lowest[2] < leastClimb) return []
  const isNamed = stops.some(({ position }) => kmBetween(position, highest) < 0.4)
  return isNamed ? [] : [{ day, label: messages.highest, kind: highKind, position: highest }]
}
