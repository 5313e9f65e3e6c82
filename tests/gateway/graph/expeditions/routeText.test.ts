import { expect, test } from 'vitest'
import { product } from '#tests/support/product.ts'

const current = product()
async function read<Data>(query: string): Promise<Data> {
  const { data, errors } = await current().gateway.ask<Data>(query)
  expect(errors).toBeUndefined()
  return data
}

type Described = {
  distanceKm: number
  elevationGainM: number | null
  routeText: { day: number; text: string; distanceKm: number; ascentM: number }[]
}

test('describes the days of every route, with sums that are the published totals', async () => {
  const ids = Array.from({ length: 48 }, (_, index) => String(index + 1))
  const described = await Promise.all(
    [ids.slice(0, 24), ids.slice(24)].map((some) =>
      read<{ expeditionsByIds: Described[] }>(
        `{ expeditionsByIds(ids: ${JSON.stringify(some)}) { distanceKm elevationGainM routeText { day text distanceKm ascentM } } }`,
      ),
    ),
  )
  const expeditions = described.flatMap(({ expeditionsByIds }) => expeditionsByIds)
  expect(expeditions).toHaveLength(48)
  for (const { distanceKm, elevationGainM, routeText } of expeditions) {
    expect(Math.round(routeText.reduce((sum, day) => sum + day.distanceKm, 0))).toBe(distanceKm)
    expect(routeText.reduce((sum, day) => sum + day.ascentM, 0)).toBe(elevationGainM ?? 0)
    for (const { day, text } of routeText) expect(text).toMatch(new RegExp(`^Jour ${day}\u00a0: `))
  }
})

test.each([
  [
    'balcons-de-la-vanoise',
    6,
    'Jour 6 : 17 km. Du Refuge du Fond d’Aussois (2 324 m), tu passes le Col d’Aussois (2 914 m), puis tu descends à Pralognan-la-Vanoise (1 418 m). 640 m de montée, régulière, 1 550 m de descente, vers le nord.',
  ],
  [
    'd-ile-en-ile-dans-le-golfe-du-morbihan',
    3,
    'Jour 3 : 18 km, à plat. De Larmor-Baden, tu passes Gavrinis, puis tu arrives à Port-Anna, Séné. Vers l’est.',
  ],
  [
    'kungsleden-la-voie-royale',
    4,
    'Jour 4 : 13 km, 260 m de montée, douce, jusqu’à Tjäktja (1 000 m). 40 m de descente, vers le sud-ouest.',
  ],
])('describes the route of %s', async (slug, day, expected) => {
  const { expedition } = await read<{ expedition: Pick<Described, 'routeText'> }>(
    `{ expedition(slug: "${slug}") { routeText { day text } } }`,
  )
  const found = expedition.routeText.find((each) => each.day === day)
  expect(found?.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(expected)
})
