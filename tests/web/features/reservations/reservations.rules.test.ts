import { expect, test } from 'vitest'
import { toParticipant } from '#web/features/reservations/participant.rules.ts'
import { daysToGo, getDashboard, toCalendar } from '#web/features/reservations/reservations.rules.ts'

test.each([
  ['2027-07-03', '2027-07-01T12:00:00Z', 2],
  ['2027-07-03', '2027-07-02T12:00:00Z', 1],
  ['2027-07-03', '2027-07-03T21:59:00Z', 0],
  // Past midnight in Paris, not yet in London.
  ['2027-07-03', '2027-07-01T22:01:00Z', 1],
  ['2027-07-03', '2027-07-04T08:00:00Z', -1],
  // Summer time begins in between.
  ['2027-03-29', '2027-03-26T12:00:00Z', 3],
])('to %s at %s: %i days', (day, now, days) => {
  expect(daysToGo(day, new Date(now))).toBe(days)
})

test.each([
  [true, '/my-expeditions/admin/12'],
  [false, '/my-expeditions/abc'],
])('prepares a reservation as the guide: %s', (isGuide, path) => {
  expect(getDashboard({ isGuide, departureId: '12', id: 'abc' })).toBe(path)
})

test('the calendar counts the last day, escapes the name, and folds long lines without cutting a letter', () => {
  const name = 'Îles Lofoten, à pied ; un très long nom d’aventure qui ne tient pas sur une seule ligne'
  const expedition = { id: 'abc', name, departureDate: '2026-12-28', departureEnd: '2026-12-31' }
  const file = toCalendar(expedition, 'https://explora.test/my-expeditions/abc')
  expect(file).toContain('DTSTART;VALUE=DATE:20261228\r\nDTEND;VALUE=DATE:20270101\r\n')
  const lines = file.split('\r\n')
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${name.replace(',', '\\,').replace(';', '\\;')}`)
})

test.each([
  [
    { firstName: ' Alix ', shoeSize: '41' },
    { firstName: 'Alix', shoeSize: 41 },
  ],
  [
    { firstName: '  ', shoeSize: '' },
    { firstName: null, shoeSize: null },
  ],
  [
    { birthDate: '1994-05-21', shoeSize: 'x' },
    { birthDate: '1994-05-21', shoeSize: null },
  ],
])('%j is sent as %j', (typed, sent) => {
  const fields = new Map(Object.entries(typed))
  expect(toParticipant((name) => fields.get(name) ?? '')).toMatchObject(sent)
})
