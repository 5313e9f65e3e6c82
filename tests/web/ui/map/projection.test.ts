import { geoAzimuthalEqualArea } from 'd3-geo'
import { expect, test } from 'vitest'
import { europe, project } from '#web/ui/map/projection.ts'
import { isDrawn, placeIn, windowAround } from '#web/ui/map/window.rules.ts'

const theirs = geoAzimuthalEqualArea()
  .rotate([-europe.longitude, -europe.latitude])
  .scale(6371 / 4)
  .translate([europe.width / 2, europe.height / 2])

test.each([
  [10, 54],
  [-14, 65.26],
  [27.4, 66.7],
  [-8.4, 37.75],
  [25.6, 45.66],
])('%s° east, %s° north is where the drawing of the atlas has it', (longitude, latitude) => {
  const { x, y } = project({ longitude, latitude })
  const [theirX = 0, theirY = 0] = theirs([longitude, latitude]) ?? []
  expect(x).toBeCloseTo(theirX, 6)
  expect(y).toBeCloseTo(theirY, 6)
})

test.each([
  ['Annecy', { longitude: 6.1, latitude: 45.9 }, true],
  ['the Lofoten', { longitude: 14.5, latitude: 68.2 }, true],
  ['Marrakech', { longitude: -8, latitude: 31.6 }, false],
  ['the other side of the earth', { longitude: -170, latitude: -54 }, false],
])('%s is drawn: %o, %s', (_, place, expected) => {
  expect(isDrawn(place)).toBe(expected)
})

test('a viewport around a place is centred on it', () => {
  const annecy = { longitude: 6.1, latitude: 45.9 }
  const { x, y } = placeIn(windowAround(annecy, 300, 225), project(annecy))
  expect(x).toBeCloseTo(0.5, 2)
  expect(y).toBeCloseTo(0.5, 2)
})
