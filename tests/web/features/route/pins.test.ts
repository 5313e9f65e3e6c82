import { expect, test } from 'vitest'
import { type DrawnLeg, plan } from '#web/features/route/drawing.rules.ts'
import { fewest, listPins } from '#web/features/route/pins.rules.ts'

const legEnding = (day: number, x: number, y = 200): DrawnLeg => ({
  day,
  path: '',
  points: [],
  end: { x, y },
  isOnRiver: false,
})

test.each<[string, number[], string[]]>([
  ['two days that end at one place share a number', [100, 100, 300], ['1·2', '3']],
  ['numbers that would cover each other are one', [100, 115, 300], ['1·2', '3']],
  ['three days in a row are a range', [100, 100, 100, 300], ['1–3', '4']],
  ['days that are not in a row are listed', [100, 300, 100], ['1·3', '2']],
  ['each day has its own number apart from the others', [100, 200, 300], ['1', '2', '3']],
])('%s', (_, ends, texts) => {
  expect(
    listPins(
      ends.map((x, index) => legEnding(index + 1, x)),
      11,
    ).map(({ text }) => text),
  ).toEqual(texts)
})

test('gives a route without days no number', () => {
  expect(listPins([{ ...legEnding(1, 100), day: null }], 11)).toEqual([])
})

const nine = listPins(
  Array.from({ length: 9 }, (_, index) => legEnding(index + 1, 60 * index + 20)),
  11,
)

test.each<[string, number | null, string[]]>([
  ['the first, the last and two between without a lit day', null, ['1', '4', '6', '9']],
  ['the lit day too', 5, ['1', '4', '5', '9']],
  ['no other when the lit day is among them', 4, ['1', '4', '6', '9']],
])('shows four numbers at most: %s', (_, lit, texts) => {
  expect(fewest(nine, 4, lit).map(({ text }) => text)).toEqual(texts)
})

test('keeps a wide number out of the map of Europe', () => {
  const [pin] = listPins(
    [1, 5, 9].map((day) => legEnding(day, plan.width - plan.right)),
    11,
  )
  expect((pin?.x ?? 0) + (pin?.width ?? 0) / 2).toBeLessThanOrEqual(plan.width - 117)
})
