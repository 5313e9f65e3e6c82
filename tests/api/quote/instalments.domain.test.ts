import { expect, test } from 'vitest'
import { chargeDays, equalParts, listInstalments } from '#api/modules/quote/instalments.domain.ts'

const balanceDueOn = '2027-06-03'
type Case = [today: string, totalCents: number, balanceCents: number, parts: [string, number][]]

test.each<[string, ...Case]>([
  [
    'equal parts, half-way and at the end',
    '2027-03-10',
    2380_00,
    1666_00,
    [
      ['2027-04-21', 833_00],
      ['2027-06-03', 833_00],
    ],
  ],
  [
    'an odd cent in the first',
    '2027-03-10',
    300_00,
    210_01,
    [
      ['2027-04-21', 105_01],
      ['2027-06-03', 105_00],
    ],
  ],
  [
    'the smallest price',
    '2027-03-10',
    300_00,
    210_00,
    [
      ['2027-04-21', 105_00],
      ['2027-06-03', 105_00],
    ],
  ],
  ['none a cent below', '2027-03-10', 299_99, 209_99, []],
  [
    'the last day with time enough',
    '2027-05-20',
    2380_00,
    1666_00,
    [
      ['2027-05-27', 833_00],
      ['2027-06-03', 833_00],
    ],
  ],
  ['none a day later', '2027-05-21', 2380_00, 1666_00, []],
  ['none after the day of the balance', '2027-06-10', 2380_00, 1666_00, []],
  [
    'an odd number of days, rounded down',
    '2027-05-19',
    2380_00,
    1666_00,
    [
      ['2027-05-26', 833_00],
      ['2027-06-03', 833_00],
    ],
  ],
  [
    'the rest of a gift card: parts of ten euros',
    '2027-03-10',
    2380_00,
    20_00,
    [
      ['2027-04-21', 10_00],
      ['2027-06-03', 10_00],
    ],
  ],
  ['none below', '2027-03-10', 2380_00, 19_99, []],
  [
    'a leap day',
    '2028-02-01',
    600_00,
    420_00,
    [
      ['2028-04-02', 210_00],
      ['2028-06-03', 210_00],
    ],
  ],
])('divides a balance: %s', (_case, today, totalCents, balanceCents, parts) => {
  const due = today.startsWith('2028') ? '2028-06-03' : balanceDueOn
  const found = listInstalments({ totalCents, balanceCents, balanceDueOn: due }, today)
  expect(found.map(({ dueOn, amountCents }) => [dueOn, amountCents])).toEqual(parts)
})

test.each([
  [100, 3, [34, 33, 33]],
  [1, 2, [1, 0]],
  [0, 2, [0, 0]],
  [7, 1, [7]],
])('shares %i cents among %i', (cents, parts, shares) => {
  expect(equalParts(cents, parts)).toEqual(shares)
})

test('puts the last charge on the last day', () => {
  expect(chargeDays(1, '2027-03-10', '2027-06-03')).toEqual(['2027-06-03'])
  expect(chargeDays(2, '2027-06-03', '2027-06-03')).toEqual(['2027-06-03', '2027-06-03'])
})
