// @vitest-environment node
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { markShapes } from '#web/features/calendar/marks.tsx'
import type { DepartureStatus } from '#web/lib/graph/graph.generated.ts'

const states: DepartureStatus[] = ['CANCELED', 'FULL', 'OPEN', 'ALMOST', 'CONFIRMED']
const side = 16
const css = readFileSync('web/src/features/calendar/calendar.css', 'utf8')
const tokens = readFileSync('web/src/ui/tokens.css', 'utf8')

/** The hex of a mark's colour, as the style sheets say it. */
function toColour(status: DepartureStatus): string {
  const rule = new RegExp(`\\.calendar-mark\\[data-state="${status}"\\] \\{\\s*color: var\\((--[\\w-]+)\\)`)
  const token = status === 'OPEN' ? '--color-ink-2' : rule.exec(css)?.[1]
  return new RegExp(`${token}: (#[0-9a-f]{6})`).exec(tokens)?.[1] ?? ''
}

type Matrix = [number, number, number][]
const grey: Matrix = [
  [0.2126, 0.7152, 0.0722],
  [0.2126, 0.7152, 0.0722],
  [0.2126, 0.7152, 0.0722],
]
/** Machado, Oliveira and Fernandes (2009), severity 1. */
const sights: [string, Matrix][] = [
  ['grey', grey],
  [
    'protanopia',
    [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
  ],
  [
    'deuteranopia',
    [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  ],
  [
    'tritanopia',
    [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  ],
]

async function findPixels(status: DepartureStatus): Promise<[number, number, number][]> {
  const shape = renderToStaticMarkup(markShapes[status])
    .replaceAll('currentColor', toColour(status))
    .replaceAll('Canvas', '#ffffff')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="${side}" height="${side}"><rect width="16" height="16" fill="#ffffff"/>${shape}</svg>`
  const bytes = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  return Array.from({ length: side * side }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(3 * index, 3 * index + 3)
    return [red, green, blue]
  })
}

const seen = (pixels: [number, number, number][], matrix: Matrix) =>
  pixels.map((pixel) =>
    matrix.map((row) =>
      Math.min(
        255,
        Math.max(
          0,
          row.reduce((sum, part, index) => sum + part * (pixel[index] ?? 0), 0),
        ),
      ),
    ),
  )

/** Number of pixels that differ clearly. */
const difference = (one: number[][], other: number[][]) =>
  one.filter((pixel, index) =>
    pixel.some((value, part) => Math.abs(value - (other[index]?.[part] ?? 0)) > 64),
  ).length

test.each(sights)('tells the five marks apart by their shapes: %s', async (_, matrix) => {
  const marks = await Promise.all(states.map(async (status) => seen(await findPixels(status), matrix)))
  for (const [index, one] of marks.entries())
    for (const other of marks.slice(index + 1)) expect(difference(one, other)).toBeGreaterThan(20)
})

test('fills more the more certain a departure is', async () => {
  const filled = await Promise.all(
    (['OPEN', 'ALMOST', 'CONFIRMED'] as const).map(async (status) => {
      const pixels = seen(await findPixels(status), grey)
      return pixels.filter(([value = 255]) => value < 160).length
    }),
  )
  expect(filled).toEqual(filled.toSorted((one, other) => one - other))
  expect(new Set(filled).size).toBe(3)
})

test.each(states)('the mark of %s stands out from the page by 3 to 1', (status) => {
  const luminance = (hex: string) =>
    [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)
  const contrast = (luminance('#fbf9f5') + 0.05) / (luminance(toColour(status)) + 0.05)
  expect(contrast).toBeGreaterThan(3)
})
