import { expect, test } from 'vitest'
import { computeNetCents, lowestPrices, totalPricing, unitPricing } from '#api/modules/octo/pricing.domain.ts'

test.each([
  [89_000, null, null],
  [89_000, 85, 75_650],
  [33_300, 87, 28_971],
  [99, 50, 50],
  [89_000, 100, 89_000],
])('a reseller owes of %i cents at %s %%: %s', (retail, percent, net) => {
  expect(computeNetCents(retail, percent)).toBe(net)
})

const prices = { priceCents: 89_000, childPriceCents: 60_000 }

test.each([
  ['adult', prices, 89_000],
  ['child', prices, 60_000],
  ['child', { ...prices, childPriceCents: null }, 89_000],
] as const)('%s of %j pays %i', (unit, input, retail) => {
  expect(unitPricing(unit, input, 80)).toEqual({
    original: retail,
    retail,
    net: retail * 0.8,
    currency: 'EUR',
    currencyPrecision: 2,
    includedTaxes: [],
  })
})

test.each([
  [[], { retail: 0, net: 0 }],
  [[2, 3], { retail: 358_000, net: 286_400 }],
])('quantities %j cost %j', (quantities, expected) => {
  const units = ['adult', 'child'] as const
  const priced = quantities.map((quantity, index) => ({
    pricing: unitPricing(units[index] ?? 'adult', prices, 80),
    quantity,
  }))
  expect(totalPricing(priced)).toMatchObject({ ...expected, original: expected.retail })
})

test('has no net where none is agreed', () => {
  expect(totalPricing([{ pricing: unitPricing('adult', prices, null), quantity: 2 }]).net).toBeNull()
})

test.each([
  [[], { priceCents: 99_000, childPriceCents: null }],
  [[prices, { priceCents: 80_000, childPriceCents: null }], { priceCents: 80_000, childPriceCents: 60_000 }],
  [
    [prices, { priceCents: 80_000, childPriceCents: 70_000 }],
    { priceCents: 80_000, childPriceCents: 60_000 },
  ],
  [[{ priceCents: 80_000, childPriceCents: null }], { priceCents: 80_000, childPriceCents: 80_000 }],
])('the lowest of %j is %j', (departures, expected) => {
  expect(lowestPrices(99_000, departures)).toEqual(expected)
})
