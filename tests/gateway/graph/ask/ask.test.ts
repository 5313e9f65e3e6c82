import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'
import { json, startUpstream, type TestUpstream } from '#tests/support/upstream.ts'

type Chip = { rule: string; words: string; label: string; pathWithout: string }
type Data = { ask: { path: string; chips: Chip[]; rest: string; ignored: string[] } }

const query = `query ($text: String!, $fromCity: String) {
  ask(text: $text, fromCity: $fromCity) { path rest ignored chips { rule words label pathWithout } }
}`

describe('with the service', () => {
  const current = product()

  test('reads a sentence, and offers the service', async () => {
    const { gateway, calls } = current()
    calls()
    const { data } = await gateway.ask<Data>(query, {
      text: 'pas loin, sans bivouac, avec piscine',
      fromCity: 'lyon',
    })
    expect(data.ask.path).toBe(
      '/expeditions?q=piscine&from=lyon&max_train_hours=4&ask=pas+loin,+sans+bivouac,+avec+piscine',
    )
    expect(data.ask).toMatchObject({ rest: 'piscine', ignored: ['sans bivouac'] })
    expect(data.ask.chips).toEqual([
      {
        rule: 'near',
        words: 'pas loin',
        label: '4\u00a0h de train au plus',
        pathWithout: '/expeditions?q=piscine&ask=sans+bivouac,+avec+piscine',
      },
    ])
    expect(calls()).toHaveLength(1)
    expect(await gateway.ask('{ features { ask } }')).toMatchObject({ data: { features: { ask: true } } })
  })

  test('logs no word of the text', async () => {
    const { gateway } = current()
    await gateway.ask(query, { text: 'un secret bien gardé en juillet' })
    await fetch(`${gateway.url}/expeditions?q=un+secret+bien+gard%C3%A9`, { redirect: 'manual' })
    expect(gateway.logged()).not.toContain('secret')
  })
})

describe('with a service without the call', () => {
  let upstream: TestUpstream
  let gateway: TestGateway
  let filters: object | null = null
  beforeAll(async () => {
    upstream = await startUpstream((response, request) => {
      const isFilters = request.url?.startsWith('/api/v1/filters') && filters
      return isFilters ? json(filters)(response, request) : json({}, {}, 404)(response, request)
    })
    gateway = await startGateway(upstream.url)
  })
  afterAll(async () => {
    await gateway.close()
    await upstream.close()
  })

  test('reads dates and people without filters, and does not offer the call', async () => {
    const { data } = await gateway.ask<Data>(query, { text: 'trek en Italie pour deux' })
    expect(data.ask).toMatchObject({
      rest: 'trek Italie',
      chips: [{ words: 'pour deux', label: '2\u00a0voyageurs' }],
    })
    expect(await gateway.ask('{ features { ask } }')).toMatchObject({ data: { features: { ask: false } } })
  })

  test('reads places with the filters of the service', async () => {
    const other = await startGateway(upstream.url)
    filters = { countries: [{ code: 'IT', label: 'Italie', regions: [] }], activity_categories: 'none' }
    const { data } = await other.ask<Data>(query, { text: 'trek en Italie pour deux' })
    expect(data.ask.path).toBe('/expeditions?q=trek&countries=IT&travelers=2&ask=trek+en+Italie+pour+deux')
    await other.close()
  })
})
