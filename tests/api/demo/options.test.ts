import { expect, test } from 'vitest'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import { planDepartures } from '#api/db/demo/departures.ts'
import { planOptions } from '#api/db/demo/options.ts'

const planned = catalogue.expeditions.map((expedition) => ({ expedition, options: planOptions(expedition) }))

test('plans options for most expeditions', () => {
  const selling = planned.filter(({ options }) => options.length > 0)
  expect(selling.length).toBeGreaterThan(catalogue.expeditions.length * 0.7)
})

test.each(planned)('sells options of $expedition.slug once each, in whole euros', ({ options }) => {
  const codes = options.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes).not.toContain('insurance')
  for (const { priceCents } of options) {
    expect(priceCents).toBeGreaterThan(0)
    expect(priceCents % 100).toBe(0)
  }
})

test.each([
  ['traversee-des-hauts-plateaux-du-vercors', ['duvet-matelas 25', 'batons 12']],
  ['premiere-cordee-au-mont-blanc', ['chaussures-alpinisme 60']],
  ['ados-d-altitude-en-vallouise', ['duvet 20', 'chaussures-alpinisme 40']],
  ['gravel-sur-les-cretes-vosgiennes', ['velo-gravel 180']],
  ['week-end-bushcraft-dans-le-morvan', ['duvet-matelas 15']],
  ['surf-et-yoga-au-bout-du-finistere', ['chambre-individuelle 90']],
  ['sur-la-piste-du-loup-dans-le-mercantour', []],
  ['igloo-et-raquettes-en-chartreuse', []],
])('prices the options of %s as its text does', (slug, expected) => {
  const options = planned.find(({ expedition }) => expedition.slug === slug)?.options ?? []
  expect(options.map(({ code, priceCents }) => `${code} ${priceCents / 100}`)).toEqual(expected)
})

test('has a price for children, four fifths in whole euros, on family trips with their parents', () => {
  for (const expedition of catalogue.expeditions)
    for (const { priceCents, childPriceCents } of planDepartures(expedition, '2027-07-01')) {
      const isFamily = expedition.family_friendly && expedition.expedition_type !== 'Sans les parents'
      expect(childPriceCents !== null).toBe(isFamily)
      if (childPriceCents === null) continue
      expect(childPriceCents % 100).toBe(0)
      expect(Math.abs(childPriceCents - priceCents * 0.8)).toBeLessThanOrEqual(50)
    }
})
