import { expect, test } from 'vitest'
import { hourInParis, placesSentence } from '#rules/places.ts'

const now = new Date('2027-07-03T11:50:00Z')
const today = '2027-07-03T12:32:00.000Z'
const another = '2027-07-04T18:00:00.000Z'

type Case = [sentence: string, free: number, held: number, heldUntil?: string]

test.each<Case>([
  ['Complet', 0, 0],
  ['1 place', 1, 0],
  ['2 places', 2, 0],
  ['2 places, dont 1 gardée jusqu’à 14:32', 1, 1, today],
  ['4 places, dont 3 gardées, la première jusqu’à 14:32', 1, 3, today],
  ['1 place, gardée jusqu’à 14:32 : elle se libérera peut-être', 0, 1, today],
  ['3 places, gardées, la première jusqu’à 14:32 : elles se libéreront peut-être', 0, 3, today],
  ['2 places, dont 1 gardée jusqu’au 4 juillet à 20:00', 1, 1, another],
  ['4 places, dont 2 gardées, la première jusqu’au 4 juillet à 20:00', 2, 2, another],
  ['1 place, gardée jusqu’au 4 juillet à 20:00 : elle se libérera peut-être', 0, 1, another],
  [
    '2 places, gardées, la première jusqu’au 4 juillet à 20:00 : elles se libéreront peut-être',
    0,
    2,
    another,
  ],
  ['2 places, dont 1 gardée', 1, 1],
  ['4 places, dont 3 gardées', 1, 3],
  ['1 place, gardée : elle se libérera peut-être', 0, 1],
  ['3 places, gardées : elles se libéreront peut-être', 0, 3],
])('writes « %s »', (sentence, free, held, heldUntil) => {
  const written = placesSentence({ free, held, heldUntil: heldUntil ?? null }, now)
  expect(written.replaceAll('\u00a0', ' ')).toBe(sentence)
})

test.each<[end: string, heldUntil: string, now: string]>([
  ['jusqu’à 13:32', '2027-01-15T12:32:00Z', '2027-01-15T12:02:00Z'],
  ['jusqu’à 00:10', '2027-07-03T22:10:00Z', '2027-07-03T22:00:00Z'],
  ['jusqu’au 4 juillet à 00:10', '2027-07-03T22:10:00Z', '2027-07-03T21:40:00Z'],
  ['jusqu’au 1er août à 00:10', '2027-07-31T22:10:00Z', '2027-07-31T21:40:00Z'],
  ['jusqu’à 02:30', '2027-10-31T01:30:00Z', '2027-10-31T01:00:00Z'],
])(
  'counts by the clock in Paris, in winter, at midnight and when clocks change: « %s »',
  (end, until, at) => {
    const sentence = placesSentence({ free: 1, held: 1, heldUntil: until }, new Date(at))
    expect(sentence.endsWith(end)).toBe(true)
  },
)

test('writes the hour of an instant in Paris', () => {
  expect(hourInParis(new Date('2027-07-03T12:05:00Z'))).toBe('14:05')
})
