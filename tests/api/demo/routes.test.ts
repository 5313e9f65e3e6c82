import { describe, expect, test } from 'vitest'
import plans from '#api/db/demo/days.json' with { type: 'json' }
import lands from '#api/db/demo/lands.json' with { type: 'json' }
import { frameAround } from '#bench/generate/landShapes.ts'

type Plan = (typeof plans)[keyof typeof plans]
type Day = Plan['days'][number]
type Position = number[]
type Ring = Position[]
type Around = {
  land: Ring[][]
  rivers: Ring[]
  borders: Ring[]
  names: { label: string; kind: string; lon: number; lat: number }[]
}

const trips = Object.entries<Plan>(plans)
const surroundingsBySlug = new Map(Object.entries<Around>(lands))
const moving = trips.flatMap(([slug, plan]) =>
  plan.days.filter(({ km }) => km !== null).map((day) => ({ slug, plan, day })),
)
const those = (isWrong: (day: Day, plan: Plan, slug: string) => unknown) =>
  moving
    .filter(({ slug, plan, day }) => isWrong(day, plan, slug))
    .map(({ slug, day }) => `${slug}, day ${day.day}`)

const radians = (degrees: number) => (degrees * Math.PI) / 180

function kilometres([x1 = 0, y1 = 0]: Position, [x2 = 0, y2 = 0]: Position): number {
  const half =
    Math.sin(radians(y2 - y1) / 2) ** 2 +
    Math.cos(radians(y1)) * Math.cos(radians(y2)) * Math.sin(radians(x2 - x1) / 2) ** 2
  return 12742 * Math.asin(Math.sqrt(half))
}

const listSteps = ({ track }: Day) => track.slice(1).map((to, index) => [track[index] ?? to, to] as const)
const height = ([, , metres = 0]: Position) => metres
const climb = (day: Day, sign: 1 | -1) =>
  listSteps(day).reduce((sum, [from, to]) => sum + Math.max(0, sign * (height(to) - height(from))), 0)
const isOnWater = ({ mode }: Day) => ['en kayak', 'en canoë', 'en packraft'].includes(mode)
const near = (one: number, other: number, share = 0) => Math.abs(one - other) <= Math.max(15, share * other)

describe('the track of a day', () => {
  test('has 8 to 25 points of the right length', () => {
    expect(those(({ track }) => track.length < 8 || track.length > 25)).toEqual([])
    expect(
      those((day) => {
        const length = listSteps(day).reduce((sum, [from, to]) => sum + kilometres(from, to), 0)
        return length < 0.7 * (day.km ?? 0) || length > (day.km ?? 0) + 0.05
      }),
    ).toEqual([])
  })

  test('climbs and descends as the day says, and nowhere steeper than a path', () => {
    const onLand = (isWrong: (day: Day) => unknown) => those((day) => !isOnWater(day) && isWrong(day))
    expect(onLand((day) => !near(climb(day, 1), day.ascent_m ?? 0, 0.15))).toEqual([])
    expect(onLand((day) => !near(climb(day, -1), day.descent_m ?? 0, 0.15))).toEqual([])
    expect(
      onLand(
        (day) => day.high_point_m !== null && !near(Math.max(...day.track.map(height)), day.high_point_m),
      ),
    ).toEqual([])
    expect(
      onLand((day) =>
        listSteps(day).some(
          ([from, to]) => Math.abs(height(to) - height(from)) > 1100 * kilometres(from, to) + 20,
        ),
      ),
    ).toEqual([])
  })

  test('begins within 1.5 km of the end of the day before, unless a transfer joins them', () => {
    expect(
      those((day, { days }) => {
        const next = days[day.day]
        const [end, start] = [day.track.at(-1), next?.track[0]]
        return end && start && !day.transfer && !next?.transfer && kilometres(end, start) > 1.5
      }),
    ).toEqual([])
  })
})

test('names five to nine places a trip, at the altitude of the track that passes them', () => {
  for (const [slug, { places }] of trips) {
    expect([slug, places.length >= 5 && places.length <= 9]).toEqual([slug, true])
  }
  expect(
    those((day, { places }) =>
      [
        { name: day.from, point: day.track[0] },
        { name: day.to, point: day.track.at(-1) },
      ].some(({ name, point }) => {
        const place = places.find((each) => each.name.toLowerCase() === name.toLowerCase())
        if (!place || !point || isOnWater(day)) return false
        return kilometres([place.lon, place.lat], point) > 1.5 || Math.abs(place.ele - height(point)) > 60
      }),
    ),
  ).toEqual([])
})

function isInside([x = 0, y = 0]: Position, ring: Ring): boolean {
  let isOdd = false
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring.at(index - 1) ?? []
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isOdd = !isOdd
  })
  return isOdd
}

/** A trip without polygons has no water near its route. */
function isLand(slug: string, point: Position): boolean {
  const { land = [] } = surroundingsBySlug.get(slug) ?? {}
  return (
    land.length === 0 || land.some((rings) => rings.filter((ring) => isInside(point, ring)).length % 2 === 1)
  )
}

/** Points within `metres` of a point, itself included. */
function around([x = 0, y = 0]: Position, metres: number): Position[] {
  const rings = Array.from({ length: metres / 100 }, (_, index) => (index + 1) * 100)
  return [
    [x, y],
    ...rings.flatMap((distance) =>
      Array.from({ length: 16 }, (_, index) => {
        const angle = (index * Math.PI) / 8
        const degrees = distance / 111_320
        return [x + (degrees * Math.cos(angle)) / Math.cos(radians(y)), y + degrees * Math.sin(angle)]
      }),
    ),
  ]
}

/** Rivers are not drawn; sledges and bare feet cross frozen lakes and the bay. */
const isAnywhere = ({ mode, terrain }: Day) =>
  terrain === 'estran' || ['en canoë', 'en packraft', 'en traîneau'].includes(mode)

/** Islands that are too small for the scale of their map. */
const undrawn = ['eoliennes-de-volcan-en-volcan, day 7', 'zagori-et-meteores, day 1']

/** Three units of the drawing, which its lines are as wide as, and no less than 300 m. */
const computeTolerance = ({ days }: Plan) =>
  Math.max(300, Math.ceil((3 * 111_320 * frameAround(days.flatMap(({ track }) => track)).unit) / 100) * 100)

test('keeps walkers on land and sea kayaks on water, on all 48 trips', () => {
  const strays = moving.flatMap(({ slug, plan, day }) => {
    if (isAnywhere(day) || undrawn.includes(`${slug}, day ${day.day}`)) return []
    const target = !isOnWater(day)
    const tolerance = computeTolerance(plan)
    return day.track
      .filter((point) => !around(point, tolerance).some((each) => isLand(slug, each) === target))
      .map((point) => `${slug}, day ${day.day}, ${day.mode}: ${point}`)
  })
  expect(strays).toEqual([])
})
