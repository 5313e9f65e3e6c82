import { expect, test } from 'vitest'
import { curvePath } from '#web/features/route/drawing.rules.ts'

test.each<[string, [x: number, y: number][], string]>([
  ['nothing of nothing', [], ''],
  [
    'a straight line between two points',
    [
      [0, 0],
      [10, 0],
    ],
    'M0 0l10 0',
  ],
  [
    'a bend at the point between',
    [
      [0, 0],
      [10, 0],
      [10, 10],
    ],
    'M0 0q10 0 10 10',
  ],
  [
    'bends that meet halfway',
    [
      [0, 0],
      [10, 0],
      [10, 10],
      [20, 10],
    ],
    'M0 0q10 0 10 5t10 5',
  ],
])('draws %s', (_, points, path) => {
  expect(curvePath(points.map(([x, y]) => ({ x, y })))).toBe(path)
})

test('bends within a fifth of a unit of each point of a long line', () => {
  const points = Array.from({ length: 200 }, (_, index) => ({
    x: Math.round(31 * index + 117 * Math.sin(index)) / 10,
    y: Math.round(900 * Math.cos(index / 7)) / 10,
  }))
  const bends = findBends(curvePath(points))
  expect(bends).toHaveLength(198)
  const away = bends.map(({ x, y }, index) =>
    Math.hypot(x - (points[index + 1]?.x ?? 0), y - (points[index + 1]?.y ?? 0)),
  )
  expect(Math.max(...away)).toBeLessThan(0.2)
})

/** Control points of a curve, each `t` a reflection of the bend before it. */
function findBends(path: string): { x: number; y: number }[] {
  const [x = 0, y = 0, ...steps] = [...path.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(Number)
  let [at, bend] = [
    { x, y },
    { x: x + (steps[0] ?? 0), y: y + (steps[1] ?? 0) },
  ]
  const bends = [bend]
  for (let index = 2; index + 3 < steps.length; index += 2) {
    at = { x: at.x + (steps[index] ?? 0), y: at.y + (steps[index + 1] ?? 0) }
    bend = { x: 2 * at.x - bend.x, y: 2 * at.y - bend.y }
    bends.push(bend)
  }
  return bends
}
