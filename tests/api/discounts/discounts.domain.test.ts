import { expect, test } from 'vitest'
import {
  appliesTo,
  type DiscountCode,
  type DiscountedSale,
  readDiscountCode,
  toQuoted,
} from '#api/modules/discounts/discounts.domain.ts'

const discount: DiscountCode = {
  code: 'BIENVENUE',
  percent: 5,
  amountCents: null,
  startsOn: null,
  endsOn: null,
  maxUses: null,
  usesCount: 0,
  minimumCents: 0,
  expeditionIds: null,
}
const sale: DiscountedSale = { today: '2027-03-10', expeditionId: 4, soldCents: 500_00 }

test.each<[string, Partial<DiscountCode>, Partial<DiscountedSale>, boolean]>([
  ['without any condition', {}, {}, true],
  ['on its first day', { startsOn: '2027-03-10' }, {}, true],
  ['on the day before its first', { startsOn: '2027-03-11' }, {}, false],
  ['on its last day', { endsOn: '2027-03-10' }, {}, true],
  ['on the day after its last', { endsOn: '2027-03-09' }, {}, false],
  ['with one use left', { maxUses: 3, usesCount: 2 }, {}, true],
  ['with no use left', { maxUses: 3, usesCount: 3 }, {}, false],
  ['with any number of uses', { usesCount: 1_000 }, {}, true],
  ['at its minimum', { minimumCents: 500_00 }, {}, true],
  ['a cent below its minimum', { minimumCents: 500_01 }, {}, false],
  ['on one of its trips', { expeditionIds: [1, 4] }, {}, true],
  ['on another trip', { expeditionIds: [1, 4] }, { expeditionId: 5 }, false],
  ['on no trip at all', { expeditionIds: [] }, {}, false],
  [
    'with all conditions met',
    { startsOn: '2027-01-01', endsOn: '2027-12-31', maxUses: 1, minimumCents: 1, expeditionIds: [4] },
    {},
    true,
  ],
])('a code %s', (_case, changes, changedSale, expected) => {
  expect(appliesTo({ ...discount, ...changes }, { ...sale, ...changedSale })).toBe(expected)
})

test.each([
  [
    { percent: 5, amountCents: null },
    { code: 'BIENVENUE', percent: 5 },
  ],
  [
    { percent: null, amountCents: 20_00 },
    { code: 'BIENVENUE', amountCents: 20_00 },
  ],
])('quotes %j', (kind, expected) => {
  expect(toQuoted({ ...discount, ...kind })).toEqual(expected)
})

test.each(['bienvenue', ' Bien venue ', 'BIENVENUE\u00a0'])('reads « %s »', (typed) => {
  expect(readDiscountCode(typed)).toBe('BIENVENUE')
})
