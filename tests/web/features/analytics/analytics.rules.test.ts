import { describe, expect, test } from 'vitest'
import { acquisitionSource, landingQuery } from '#web/features/analytics/acquisition.rules.ts'
import { addressesFor } from '#web/features/analytics/adapters.ts'
import { drawVariant } from '#web/features/analytics/variant.rules.ts'

describe('derives the source of a first visit', () => {
  test.each([
    ['?utm_source=referral&utm_medium=organic', 'Referral'],
    ['?utm_source=referral&utm_medium=cpc', 'referral'],
    ['?utm_source=referral', 'Organic'],
    ['?utm_source=influence&utm_campaign=marie', 'marie'],
    ['?utm_source=influence&utm_medium=cpc&utm_campaign=marie', 'marie'],
    ['?utm_source=influence', 'influence'],
    ['?utm_source=google&utm_medium=cpc', 'google'],
    ['?utm_source=google&utm_medium=email', 'Organic'],
    ['?utm_medium=cpc', 'Organic'],
    ['?utm_source=%20%20&utm_medium=cpc', 'Organic'],
    [`?utm_source=${'a'.repeat(80)}&utm_medium=cpc`, 'a'.repeat(64)],
    [`?utm_source=influence&utm_campaign=${'b'.repeat(80)}`, 'b'.repeat(64)],
    ['', 'Organic'],
  ])('%s is %s', (search, source) => {
    expect(acquisitionSource(search)).toBe(source)
  })
})

describe('selects the variant of a visitor', () => {
  test.each([
    [null, 0, 'A', true],
    [null, 0.4999, 'A', true],
    [null, 0.5, 'B', true],
    [null, 0.9999, 'B', true],
    ['A', 0.9, 'A', false],
    ['B', 0.1, 'B', false],
    ['C', 0.1, 'A', true],
    ['', 0.9, 'B', true],
  ])('stored %j, random %d: %s, new %s', (storedEntries, random, variant, isNew) => {
    expect(drawVariant(storedEntries, random)).toEqual({ variant, isNew })
  })
})

describe('consented recipients of events', () => {
  const services = { analyticsUrl: 'https://measure.test', adsUrl: 'https://ads.test' }
  test.each([
    ['page_view', ['measure', 'marketing'], ['https://measure.test']],
    ['page_view', ['marketing'], []],
    ['CompleteRegistration', ['measure', 'marketing'], ['https://measure.test', 'https://ads.test']],
    ['AddToWishlist', ['marketing'], ['https://ads.test']],
    ['AddToCart', ['measure'], ['https://measure.test']],
    ['AddToCart', [], []],
  ] as const)('%s with %j', (name, allowed, urls) => {
    expect(addressesFor(name, services, [...allowed])).toEqual(urls)
    expect(addressesFor(name, {}, [...allowed])).toEqual([])
  })
})

test.each([
  ['the first page', '/faq?utm_source=a', '', '?utm_source=a'],
  ['the first page without a source', '/faq', '', ''],
  ['a page that another site leads to', '/faq', 'https://search.test/?q=trek', ''],
  ['the second page', '/guides', 'https://site.test/faq?utm_source=a', '?utm_source=a'],
  [
    'the second page, with a source of its own',
    '/guides?utm_source=b',
    'https://site.test/faq?utm_source=a',
    '?utm_source=b',
  ],
  ['a later page', '/guides', 'https://site.test/faq', undefined],
])('reads where the visit began from %s', (_case, path, referrer, query) => {
  expect(landingQuery({ href: `https://site.test${path}`, referrer })).toBe(query)
})
