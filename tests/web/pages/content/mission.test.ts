import { expect, test } from 'vitest'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import { emissionFactors, lentGear, replies } from '#web/pages/content/mission.content.ts'
import { toCounts } from '#web/pages/content/mission.rules.ts'

const factors = Object.entries(catalogue.emission_factors_kg_per_pkm)
const kilogramsPerKm = new Map(factors.map(([mode, { value }]) => [mode, value]))
const inGrams = (kilograms: number) => Math.round(kilograms * 100_000) / 100

test('the carbon method names the factor of every means of transport', () => {
  expect(emissionFactors).toEqual(factors.map(([, { label, value }]) => [label, inGrams(value)]))
  const ofAdeme = factors.map(([, { source }]) => source.startsWith('ADEME'))
  expect(ofAdeme).toEqual(factors.map((_, index) => index < 4))
})

test('the carbon of every journey follows the method', () => {
  for (const { slug, train_access } of catalogue.expeditions)
    for (const { city, kg_co2e, legs } of train_access) {
      const sum = legs.reduce((all, { mode, km }) => all + km * (kilogramsPerKm.get(mode) ?? Number.NaN), 0)
      expect(Math.abs(sum - kg_co2e), `${slug} from ${city}`).toBeLessThanOrEqual(0.051)
    }
})

test('every lent item is included in a trip', () => {
  const included = catalogue.expeditions
    .flatMap((expedition) => expedition.included)
    .join('\n')
    .toLowerCase()
  const missing = lentGear
    .flatMap(([, items]) => items)
    .filter((item) => !included.includes(item.toLowerCase().replace(/s$/, '')))
  expect(missing).toEqual([])
})

test.each([
  [
    { questionCount: 20, repliedCount: 18, medianHours: 6.5 },
    'Sur 20 questions posées sur le site, 18 ont reçu la réponse d’un guide ou de l’agence, la moitié en 6 h 30 ou moins.',
  ],
  [{ questionCount: 1, repliedCount: 0, medianHours: null }, undefined],
  [null, undefined],
])('the reply figures %j show as %j', (stats, expected) => {
  const [, figures] = replies(stats).text
  expect(figures?.replaceAll(/\s/g, ' ').split(' Ces ')[0]).toBe(expected)
})

test('counts over the whole catalogue, and never over a part of it', () => {
  const node = (
    ecoRating: number | null,
    modes: string[] | null,
    id: string,
    departuresLed: number | null,
  ) => ({
    ecoRating,
    bestTrainAccess: modes && { modes },
    guide: { id, departuresLed },
  })
  const nodes = [
    node(5, ['train'], '1', 3),
    node(4, ['train', 'bus'], '1', 3),
    node(3, ['train', 'ferry'], '2', null),
    node(null, null, '3', 2),
  ]
  expect(toCounts({ totalCount: 4, nodes })).toEqual({
    total: 4,
    withoutFerry: 2,
    guides: 3,
    departuresLed: 5,
    wellRated: 2,
  })
  expect(toCounts({ totalCount: 5, nodes })).toBeNull()
  expect(toCounts({ totalCount: 0, nodes: [] })).toBeNull()
  expect(toCounts(null)).toBeNull()
})
