import { expect, test } from 'vitest'
import { computeLocalPercent, toEuros } from '#rules/priceShares.ts'

const computeShares = (...percents: number[]) =>
  percents.map((percent, index) => ({ key: `share ${index}`, percent, isLocal: index < 3 }))
const expedition = computeShares(32, 36, 4, 5, 18, 5)
const travelling = computeShares(24, 42, 8, 3, 18, 5)
const baseCamp = computeShares(26, 44, 2, 5, 18, 5)
const withoutParents = computeShares(38, 30, 6, 4, 17, 5)

test.each([
  ['Vanoise', 890, expedition, [285, 320, 36, 45, 160, 44]],
  ['Morbihan', 345, expedition, [111, 124, 14, 17, 62, 17]],
  ['Kungsleden', 1420, expedition, [454, 511, 57, 71, 256, 71]],
])('divides the price of %s, %d €', (_trip, price, shares, expected) => {
  expect(toEuros(shares, price)).toEqual(expected)
})

test.each([
  ['Expédition', expedition],
  ['En itinérance', travelling],
  ['En Base Camp', baseCamp],
  ['Sans les parents', withoutParents],
])('divides every price from 1 to 5,000 € by %s without a rest', (_type, shares) => {
  for (let price = 1; price <= 5000; price++) {
    const euros = toEuros(shares, price)
    expect(euros.reduce((sum, part) => sum + part, 0)).toBe(price)
    for (const [index, part] of euros.entries())
      expect(Math.abs(part - (price * (shares[index]?.percent ?? 0)) / 100)).toBeLessThan(1)
  }
})

test.each([
  [expedition, 72],
  [travelling, 74],
  [baseCamp, 72],
  [withoutParents, 74],
])('sums the percents that stay on site', (shares, expected) => {
  expect(computeLocalPercent(shares)).toBe(expected)
})
