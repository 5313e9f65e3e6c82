import { expect, test } from 'vitest'
import {
  ageOn,
  areComplete,
  faultsOfTravellers,
  type Party,
  type Traveller,
} from '#api/modules/cart/travellers.domain.ts'

const adult: Traveller = { firstName: 'Maïwenn', lastName: 'Le Goff', birthDate: '1990-05-04' }
const party: Party = {
  today: '2027-03-10',
  startOn: '2027-07-03',
  adults: 1,
  children: 0,
  ageMinChild: null,
  isWithoutParents: false,
}
const codes = (travellers: Traveller[], changes: Partial<Party> = {}) =>
  faultsOfTravellers(travellers, { ...party, ...changes }).map(({ position, field, code }) =>
    [position, field, code].join(' '),
  )

test.each([
  ['Jean-Noël', undefined],
  ['O’Connor', undefined],
  ["D'Arc", undefined],
  ['Nguyễn Thị', undefined],
  ['Σωκράτης', undefined],
  ['李明', undefined],
  ['M. Paul', undefined],
  ['Ai', undefined],
  ['  Anne   Marie ', undefined],
  ['', 'DOCUMENT_NAME'],
  ['   ', 'DOCUMENT_NAME'],
  ['A', 'DOCUMENT_NAME'],
  ['--', 'DOCUMENT_NAME'],
  ['Zoé🙂', 'DOCUMENT_NAME'],
  ['🏔️🏔️', 'DOCUMENT_NAME'],
  ['Paul2', 'DOCUMENT_NAME'],
  ['Paul\nJean', undefined],
  ['Paul\u0000', 'DOCUMENT_NAME'],
  ['<script>', 'DOCUMENT_NAME'],
  ['a'.repeat(200), 'NAME_TOO_LONG'],
])('reads the name %j: %s', (name, code) => {
  expect(codes([{ ...adult, firstName: name }])).toEqual(code ? [`1 first_name ${code}`] : [])
  expect(codes([{ ...adult, lastName: name }])).toEqual(code ? [`1 last_name ${code}`] : [])
})

test.each([
  ['1990-05-04', '2027-05-03', 36],
  ['1990-05-04', '2027-05-04', 37],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('counts the age of a person born on %s on %s as %i', (birthDate, day, age) => {
  expect(ageOn(birthDate, day)).toBe(age)
})

const born = (birthDate: string) => ({ ...adult, birthDate })
const family = { adults: 1, children: 1, ageMinChild: 8 }

test.each<[string, Traveller[], Partial<Party>, string[]]>([
  ['an adult', [adult], {}, []],
  ['an adult on the day of the 18th birthday', [born('2009-07-03')], {}, []],
  ['an adult a day too young', [born('2009-07-04')], {}, ['1 birth_date AGE_NOT_ALLOWED']],
  ['a birth in the future', [born('2027-03-11')], {}, ['1 birth_date INVALID_BIRTH_DATE']],
  ['a birth before 1900', [born('1899-12-31')], {}, ['1 birth_date INVALID_BIRTH_DATE']],
  ['a child of the lowest age', [adult, born('2019-07-03')], family, []],
  ['a child a day too young', [adult, born('2019-07-04')], family, ['2 birth_date AGE_NOT_ALLOWED']],
  ['an adult counted as a child', [adult, adult], family, ['2 birth_date AGE_NOT_ALLOWED']],
  [
    'a child counted as an adult',
    [born('2018-01-01'), adult],
    family,
    ['1 birth_date AGE_NOT_ALLOWED', '2 birth_date AGE_NOT_ALLOWED'],
  ],
  [
    'a child on a trip of adults',
    [adult, born('2015-01-01')],
    { ...family, ageMinChild: null },
    ['2 birth_date AGE_NOT_ALLOWED'],
  ],
  [
    'a child alone',
    [born('2015-01-01')],
    { adults: 0, children: 1, ageMinChild: 8 },
    ['1 birth_date AGE_NOT_ALLOWED'],
  ],
  [
    'a child alone on a trip without parents',
    [born('2015-01-01')],
    { adults: 0, children: 1, ageMinChild: 8, isWithoutParents: true },
    [],
  ],
])('checks %s', (_case, travellers, changes, faults) => {
  expect(codes(travellers, changes)).toEqual(faults)
})

test.each<[string, Traveller[], boolean]>([
  ['everybody', [adult, born('2015-01-01')], true],
  ['one of two', [adult], false],
  ['one too many', [adult, born('2015-01-01'), adult], false],
  ['a name to correct', [{ ...adult, firstName: '' }, born('2015-01-01')], false],
])('knows whether step 2 is complete with %s', (_case, travellers, isComplete) => {
  expect(areComplete(travellers, { ...party, ...family })).toBe(isComplete)
})
