import { expect, test } from 'vitest'
import { isOverlap, namesIn, type Room } from '#web/ui/map/names.rules.ts'
import { project } from '#web/ui/map/projection.ts'
import { placeIn, toWindow } from '#web/ui/map/window.rules.ts'

const france = toWindow(
  [
    { longitude: -4.5, latitude: 42 },
    { longitude: 9.5, latitude: 50.5 },
  ],
  3 / 2,
)
const size = { width: 776, height: 517 }
const alps = placeIn(france, project({ longitude: 6.6, latitude: 45.35 }))
const pinAt = (x: number, y: number): Room => ({ x, y, width: 60, height: 34 })
const onAlps = pinAt(alps.x * size.width, alps.y * size.height)
const listTexts = (pins: Room[]) => namesIn(france, size, pins).map(({ name }) => name)

test('ranges are named from near, countries from afar', () => {
  expect(listTexts([])).toContain('Cévennes')
  const europe = { x: 0, y: 0, width: 1500, height: 1125 }
  const names = namesIn(europe, size, []).map(({ name }) => name)
  expect(names).toContain('Roumanie')
  expect(names).not.toContain('Cévennes')
})

test('a name under a pin moves aside, near its place', () => {
  const [free] = namesIn(france, size, []).filter(({ name }) => name === 'Alpes')
  const [moved] = namesIn(france, size, [onAlps]).filter(({ name }) => name === 'Alpes')
  expect(moved).not.toEqual(free)
  const room = { x: moved?.x ?? 0, y: moved?.y ?? 0, width: 45, height: 18 }
  expect(isOverlap(room, onAlps)).toBe(false)
  expect(Math.hypot(room.x - onAlps.x, room.y - onAlps.y)).toBeLessThan(60)
})

test('a name without room is left out', () => {
  const crowd = [-80, -40, 0, 40, 80].flatMap((x) =>
    [-60, -30, 0, 30, 60].map((y) => pinAt(onAlps.x + x, onAlps.y + y)),
  )
  expect(listTexts(crowd)).not.toContain('Alpes')
  expect(listTexts(crowd)).toContain('Bretagne')
})
