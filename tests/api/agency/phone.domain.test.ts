import { expect, test } from 'vitest'
import { choicesIn, pricedChoices, readChoices, toLineup } from '#api/modules/agency/phone/phone.domain.ts'

const startOn = '2027-07-05'

test.each([
  [['1990-01-01', '1985-02-03'], [0, 1], 2, 0],
  [['2015-01-01', '1990-01-01'], [1, 0], 1, 1],
  [['2015-01-01', null, '2012-01-01'], [1, 0, 2], 1, 2],
  // Eighteen on the first day, and a day later.
  [['2009-07-05', '2009-07-06'], [0, 1], 1, 1],
])('lists %j as %j', (birthDates, indexes, adults, children) => {
  expect(toLineup(birthDates, startOn)).toEqual({ indexes, adults, children })
})

test('follows the travellers of a choice to their places', () => {
  const lineup = toLineup(['2015-01-01', '1990-01-01'], startOn)
  expect(choicesIn(lineup, [{ code: 'gear', travellers: [1, 2, 3] }])).toEqual([
    { code: 'gear', travellers: [2, 1] },
  ])
})

test('prices sold options and the insurance, and leaves out what was not chosen', () => {
  const sold = ['gear', 'room'].map((code) => ({ code, label: code, priceCents: 24_00 }))
  const choices = [
    { code: 'insurance', travellers: [2] },
    { code: 'room', travellers: [1] },
    { code: 'gear', travellers: [] },
  ]
  expect(pricedChoices(choices, sold)).toEqual({
    options: [{ code: 'room', label: 'room', priceCents: 24_00, travellers: [1] }],
    insured: [2],
  })
})

test('reads choices from an address', () => {
  expect(readChoices('gear:1.2,insurance:1')).toEqual([
    { code: 'gear', travellers: [1, 2] },
    { code: 'insurance', travellers: [1] },
  ])
})
