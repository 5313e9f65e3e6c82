import { areaNames, countryNames } from '#web/ui/map/labels.content.ts'
import { type Point, project } from '#web/ui/map/projection.ts'
import { isNear, placeIn, type Window } from '#web/ui/map/window.rules.ts'

/** A rectangle around its middle, in CSS pixels. */
export type Room = Point & { width: number; height: number }

export const isOverlap = (one: Room, other: Room): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2

export type PlacedName = Point & { name: string }

const letter = 7.4
const height = 18

/** Positions of a name around its place, in its own width and in pixels, the best first. */
const moves: [right: number, down: number][] = [
  [0, 0],
  [0, 20],
  [0, -20],
  [0.5, 0],
  [-0.5, 0],
  [0.5, 20],
  [-0.5, 20],
  [0.5, -20],
  [-0.5, -20],
  [0, -42],
  [0.85, 0],
  [-0.85, 0],
]

/**
 * Names of the land in a window of this size: each moves aside from the pins and the earlier names, or is left
 * out.
 */
export function namesIn(window: Window, size: { width: number; height: number }, pins: Room[]): PlacedName[] {
  const taken = [...pins]
  const placed: PlacedName[] = []
  for (const [name, longitude, latitude] of isNear(window) ? areaNames : countryNames) {
    const { x, y } = placeIn(window, project({ longitude, latitude }))
    const width = name.length * letter + 8
    const room = moves
      .map(([right, down]) => ({
        x: x * size.width + right * width,
        y: y * size.height + down,
        width,
        height,
      }))
      .find((each) => isInside(each, size) && !taken.some((other) => isOverlap(each, other)))
    if (!room) continue
    taken.push(room)
    placed.push({ name, x: room.x, y: room.y })
  }
  return placed
}

const isInside = ({ x, y, width }: Room, size: { width: number; height: number }) =>
  x > width / 2 && x < size.width - width / 2 && y > height / 2 && y < size.height - height / 2
