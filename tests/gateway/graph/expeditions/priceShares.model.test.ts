import { expect, test } from 'vitest'
import { toPriceShares } from '#gateway/graph/expeditions/priceShares.model.ts'

const guide = { key: 'guide', percent: 60, is_local: true }

test('names the shares of a price', () => {
  expect(toPriceShares([guide, { key: 'fund', percent: 40 }])).toEqual([
    { key: 'guide', label: 'Guide', percent: 60, isLocal: true },
    { key: 'fund', label: 'fund', percent: 40, isLocal: false },
  ])
})

test.each([
  ['a service without them', undefined],
  ['an expedition without them', null],
  ['an empty list', []],
  ['a sum below 100', [guide]],
  [
    'a negative share',
    [
      { ...guide, percent: 140 },
      { key: 'agency', percent: -40 },
    ],
  ],
])('has none for %s', (_case, body) => {
  expect(toPriceShares(body)).toBeNull()
})
