import { expect, test } from 'vitest'
import { afterDay, afterTime, toPage } from '#api/modules/agency/pages.ts'

const uuid = '0b7c2f4e-1111-4222-8333-123456789abc'
const getCursor = (at: number | string, id: string) => toPage([1, 2], 1, () => ({ at, id })).next ?? ''
const written = (text: string) => Buffer.from(text).toString('base64url')

test('has a next page where a row more was read', () => {
  const rows = [{ id: '1' }, { id: '2' }, { id: '3' }]
  const toPosition = ({ id }: { id: string }) => ({ at: 12, id })
  expect(toPage(rows, 3, toPosition)).toEqual({ shown: rows, next: null })
  expect(toPage([], 3, toPosition)).toEqual({ shown: [], next: null })
  const { shown, next } = toPage(rows, 2, toPosition)
  expect(shown).toEqual(rows.slice(0, 2))
  expect(afterTime(next ?? '', 'integer')).toEqual({ at: 12, id: '2' })
})

test.each([
  ['uuid', uuid],
  ['integer', '999999999'],
  ['bigint', '999999999999999'],
  ['photo', 'balcons-de-la-vanoise-2.jpg'],
] as const)('reads the cursors that it writes, of an id that is a %s', (kind, id) => {
  expect(afterTime(getCursor(1_804_669_200_000, id), kind)).toEqual({ at: 1_804_669_200_000, id })
  expect(afterDay(getCursor('2027-07-03', id), kind)).toEqual({ at: '2027-07-03', id })
  expect(afterTime(undefined, kind)).toBeUndefined()
  expect(afterDay(undefined, kind)).toBeUndefined()
})

const invalid = { code: 'INVALID_REQUEST' }

test.each([
  '',
  'not one',
  '12',
  '12_',
  `_${uuid}`,
  `-12_${uuid}`,
  `12_${uuid}x`,
  `12_${uuid}\n`,
  `2027-07-03_${uuid}`,
  `99999999999999_${uuid}`,
])('refuses the cursor %j of a time', (text) => {
  expect(() => afterTime(written(text), 'uuid')).toThrow(expect.objectContaining(invalid))
})

test.each(['', '2027-07-03', '2027-02-30_1', '2027-13-01_1', '27-01-01_1', '2027-07-03_x', '12_1'])(
  'refuses the cursor %j of a day',
  (text) => {
    expect(() => afterDay(written(text), 'integer')).toThrow(expect.objectContaining(invalid))
  },
)
