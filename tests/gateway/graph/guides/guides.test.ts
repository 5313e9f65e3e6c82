import { expect, test } from 'vitest'
import { product } from '#tests/support/product.ts'

const current = product()

type Data = {
  expeditions: { nodes: { guide: { slug: string; quote: string | null; departuresLed: number | null } }[] }
}

test('adds the voice of each guide and the departures led', async () => {
  const query = '{ expeditions(first: 50) { nodes { guide { slug quote departuresLed } } } }'
  const { data } = await current().gateway.ask<Data>(query)
  const camille = data.expeditions.nodes.find(({ guide }) => guide.slug === 'camille-rochette')?.guide
  expect(camille).toEqual({
    slug: 'camille-rochette',
    quote: expect.stringContaining('marmottes'),
    departuresLed: expect.any(Number),
  })
  expect(data.expeditions.nodes.every(({ guide }) => guide.quote)).toBe(true)
})
