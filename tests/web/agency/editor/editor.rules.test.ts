import { expect, test } from 'vitest'
import { toKg } from '#rules/access.ts'
import { known } from '#web/agency/editor/draft.rules.ts'
import { readCoordinates, writtenCoordinates } from '#web/agency/editor/fields/coordinates.rules.ts'
import { moved, without } from '#web/agency/editor/fields/moves.ts'
import { labelOfPath, shownValue } from '#web/agency/editor/labels.rules.ts'
import { writtenKg } from '#web/agency/editor/sections/emissions.rules.ts'
import { toTrack } from '#web/agency/editor/sections/track.rules.ts'

test.each([
  ['45,3815 6,7203', 45.3815, 6.7203],
  ['45.3815, 6.7203', 45.3815, 6.7203],
  ['45,3815, 6,7203', 45.3815, 6.7203],
  ['-12.5;130', -12.5, 130],
])('reads the coordinates %s', (text, latitude, longitude) => {
  expect(readCoordinates(text)).toEqual({ latitude, longitude })
})

test.each(['', '45', '95 6', '45 190', '45 6 900', 'Chambéry'])('reads no coordinates in « %s »', (text) => {
  expect(readCoordinates(text)).toBeUndefined()
})

test('writes coordinates as it reads them, and none as an empty field', () => {
  expect(writtenCoordinates({ latitude: 45.3815, longitude: 6.7203 })).toBe('45.3815, 6.7203')
  expect(writtenCoordinates({ latitude: 0, longitude: 0 })).toBe('')
})

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
] as const)('moves the row %i by %i', (index, step, expected) => {
  expect(moved(['a', 'b', 'c'], index, step)).toEqual(expected)
})

test('removes a row', () => {
  expect(without(['a', 'b', 'c'], 1)).toEqual(['a', 'c'])
})

test.each([
  ['name', 'Nom'],
  ['departures', 'Départs'],
  ['included.3', 'Inclus, ligne 4'],
  ['programme.1', 'Programme, jour 2'],
  ['programme.1.text', 'Programme, jour 2\u00a0: Récit du jour'],
  ['meetingPoint.name', 'Point de rendez-vous'],
])('names the path %s', (path, label) => {
  expect(labelOfPath(path)).toBe(label)
})

test.each([
  [true, 'Oui'],
  [null, '(vide)'],
  [[], '(vide)'],
  [890, '890'],
  [['Guide', 'Repas'], 'Guide · Repas'],
  [[{ title: 'Lac', text: 'On monte.', km: 3, night: null }], 'Lac, On monte.'],
  [{ name: 'Gare', latitude: 45 }, 'Gare'],
])('shows the value %j of a conflict', (value, shown) => {
  expect(shownValue('field', value)).toBe(shown)
})

test('adds up the emissions of the legs by the factors of the site', () => {
  const legs = [
    { mode: 'tgv', km: 690 },
    { mode: 'car', km: 28 },
    { mode: 'unknown', km: 500 },
  ]
  expect(toKg(legs)).toBe(3.1)
  expect(writtenKg(3.1)).toBe('3,1')
})

const point = (label: string, latitude: number) => ({
  label,
  kind: null,
  latitude,
  longitude: 6,
  elevation: 900,
})
const line = [
  [6, 45, 900],
  [6, 45.1, 1500],
]

test('draws the tracks of the days, one track as the whole route, and else the places', () => {
  const points = [point('Gare', 45), point('Refuge', 45.2), point('Nouveau', 0)]
  const atZero = { ...point('Nouveau', 0), longitude: 0 }
  expect(toTrack({ points: [], tracks: [line, [], line] })?.legs.map(({ day }) => day)).toEqual([1, 3])
  expect(toTrack({ points: [], tracks: [line] })?.legs).toEqual([{ day: null, positions: line }])
  const track = toTrack({ points: [...points.slice(0, 2), atZero], tracks: [] })
  expect(track?.legs[0]?.positions).toHaveLength(2)
  expect(track?.stops.map(({ label }) => label)).toEqual(['Gare', 'Refuge'])
  expect(toTrack({ points: points.slice(0, 1), tracks: [] })).toBeUndefined()
})

test('drops the fields of a copy that the content no longer has', () => {
  const copy = { version: 2, base: { name: 'a', gone: 1 }, changes: { name: 'b', gone: 2 } }
  expect(known(copy, { name: 'a' })).toEqual({ version: 2, base: { name: 'a' }, changes: { name: 'b' } })
  expect(known(undefined, { name: 'a' })).toBeUndefined()
})
