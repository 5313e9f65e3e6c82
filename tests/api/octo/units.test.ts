import { expect, test } from 'vitest'
import { listUnits, toMaxUnits, toParty } from '#api/modules/octo/units.domain.ts'

const adult = { id: 'adult', type: 'ADULT', minAge: 18, maxAge: 99, accompaniedBy: [] }
const child = { id: 'child', type: 'CHILD', minAge: 8, maxAge: 17, accompaniedBy: ['adult'] }

test.each([
  ['Expédition', null, [adult]],
  ['Expédition', 8, [adult]],
  ['En Base Camp', 8, [adult, child]],
  ['En itinérance', 8, [adult, child]],
  ['En itinérance', 0, [adult, { ...child, minAge: 0 }]],
  ['En itinérance', null, [adult]],
  ['Sans les parents', 8, [{ ...child, accompaniedBy: [] }]],
  ['Sans les parents', null, [{ ...child, minAge: 0, accompaniedBy: [] }]],
])('« %s » from the age of %s sells %j', (expeditionType, ageMinChild, expected) => {
  expect(listUnits({ expeditionType, ageMinChild })).toEqual(expected)
})

test.each([
  [1, 1],
  [10, 10],
  [20, 20],
  [40, 20],
])('a group of %i books at most %i units', (groupMax, expected) => {
  expect(toMaxUnits(groupMax)).toBe(expected)
})

const family = listUnits({ expeditionType: 'En itinérance', ageMinChild: 8 })
const alone = listUnits({ expeditionType: 'Sans les parents', ageMinChild: 8 })
const units = (adults: number, children: number) => [
  { id: 'adult', quantity: adults },
  { id: 'child', quantity: children },
]

test.each([
  ['nobody', undefined, family, undefined],
  ['an empty list', [], family, undefined],
  ['no unit of any kind', units(0, 0), family, undefined],
  ['two adults', units(2, 0), family, { quantity: 2, isAllowed: true }],
  ['a family', units(1, 3), family, { quantity: 4, isAllowed: true }],
  ['a child without an adult', units(0, 1), family, { quantity: 1, isAllowed: false }],
  [
    'a child where children go alone',
    [{ id: 'child', quantity: 1 }],
    alone,
    { quantity: 1, isAllowed: true },
  ],
  ['a full group', units(10, 0), family, { quantity: 10, isAllowed: true }],
  ['more than a group', units(9, 2), family, { quantity: 11, isAllowed: false }],
  ['the same unit twice', [...units(1, 1), ...units(2, 0)], family, { quantity: 4, isAllowed: true }],
])('judges %s', (_case, requested, rules, expected) => {
  expect(toParty(requested, rules, 10)).toEqual(expected)
})
