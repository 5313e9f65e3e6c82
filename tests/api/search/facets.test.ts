import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { allEngines, openTestDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { rounds } from '#tests/support/lane.ts'
import { testApi } from '#tests/support/testApi.ts'

type Card = {
  slug: string
  expedition_type: string
  countries: { code: string }[]
  region_slug: string
  level_number: number
  duration_days: number
  min_price: number
  family_friendly: boolean
  activities_name: string[]
}
type Counted = { value: string; count: number }

const chosen = fc.record(
  {
    countries: fc.uniqueArray(fc.constantFrom('FR', 'IT', 'NO', 'SE', 'CH'), { minLength: 1, maxLength: 3 }),
    level: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
    duration: fc.tuple(fc.integer({ min: 2, max: 7 }), fc.integer({ min: 7, max: 15 })),
    price: fc.tuple(fc.integer({ min: 100, max: 900 }), fc.integer({ min: 900, max: 3000 })),
    family: fc.constant(true),
  },
  { requiredKeys: [] },
)
type Chosen = {
  countries?: string[]
  level?: number[]
  duration?: [number, number]
  price?: [number, number]
  family?: boolean
}

/** The filters as conditions on a card: the reference of the search. */
const conditions: Record<keyof Chosen, (card: Card, choice: Chosen) => boolean> = {
  countries: (card, { countries }) =>
    !countries || card.countries.some(({ code }) => countries.includes(code)),
  level: (card, { level }) => !level || level.includes(card.level_number),
  duration: (card, { duration }) =>
    !duration || (card.duration_days >= duration[0] && card.duration_days <= duration[1]),
  price: (card, { price }) => !price || (card.min_price >= price[0] && card.min_price <= price[1]),
  family: (card, { family }) => !family || card.family_friendly,
}

function toQuery(choice: Chosen): Record<string, string> {
  return {
    ...(choice.countries && { countries: choice.countries.join(',') }),
    ...(choice.level && { level: choice.level.join(',') }),
    ...(choice.duration && { duration: choice.duration.join('-') }),
    ...(choice.price && { price: choice.price.join('-') }),
    ...(choice.family && { family_friendly: '1' }),
  }
}

const opened: TestDatabase[] = []
const apis: Api[] = []
let cards: Card[] = []
beforeAll(async () => {
  for (const engine of allEngines) {
    const database = await openTestDatabase(engine, 'demo')
    opened.push(database)
    apis.push(await testApi(database.db))
  }
  cards = (await search(0, { per_page: '50' })).hits
})
afterAll(async () => {
  for (const database of opened) await database.close()
})

async function search(engine: number, query: Record<string, string>) {
  const answer = await apis[engine]?.inject({
    url: '/api/v1/expeditions/search',
    query: { per_page: '50', ...query },
  })
  expect(answer?.statusCode, answer?.body).toBe(200)
  // The only field in which two responses may differ.
  return { ...JSON.parse(answer?.body ?? '{}'), processingTimeMS: 0 }
}

test('reads all 48 cards for comparison', () => {
  expect(cards).toHaveLength(48)
})

test('equals a naive search in hits and facet counts, each facet without its own filter', async () => {
  const property = fc.asyncProperty(chosen, async (choice: Chosen) => {
    const matching = (ignored?: string) =>
      cards.filter((card) =>
        Object.entries(conditions).every(([key, holds]) => key === ignored || holds(card, choice)),
      )
    const { hits, nbHits, facets } = await search(0, toQuery(choice))
    expect(nbHits).toBe(matching().length)
    expect(hits.map((hit: Card) => hit.slug).sort()).toEqual(
      matching()
        .map((card) => card.slug)
        .sort(),
    )
    const counts = (facet: string) =>
      Object.fromEntries((facets[facet] ?? []).map(({ value, count }: Counted) => [value, count]))
    const tally = (left: Card[], listValues: (card: Card) => string[]) => {
      const counted: Record<string, number> = {}
      for (const value of left.flatMap(listValues)) counted[value] = (counted[value] ?? 0) + 1
      return counted
    }
    expect(counts('countries')).toEqual(
      tally(matching('countries'), (card) => card.countries.map(({ code }) => code)),
    )
    expect(counts('levels')).toEqual(tally(matching('level'), (card) => [String(card.level_number)]))
    expect(counts('regions')).toEqual(tally(matching(), (card) => [card.region_slug]))
  })
  await fc.assert(property, { numRuns: rounds(20, 60) })
})

test('returns equal responses from both databases for any search', async () => {
  const texts = fc.constantFrom(
    '',
    'kayak',
    'rakette vercor',
    'refuge lac',
    'aurore',
    'zzz',
    'velo',
    'sans les parents',
  )
  const sorts = fc.constantFrom(
    'recommended',
    'next_departure',
    'price',
    '-price',
    'duration',
    '-duration',
    'rating',
    'co2',
    'newest',
  )
  const property = fc.asyncProperty(chosen, texts, sorts, async (choice: Chosen, q, sort) => {
    const query = { ...toQuery(choice), sort, ...(q && { q }) }
    expect(await search(0, query)).toEqual(await search(1, query))
  })
  await fc.assert(property, { numRuns: rounds(30, 100) })
})

test('returns each expedition once over all pages, in order', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) => search(0, { sort: 'price', per_page: '10', page: String(page) })),
  )
  const prices = pages.flatMap((page) => page.hits.map((hit: Card) => hit.min_price))
  expect(prices).toHaveLength(48)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect(pages[0]).toMatchObject({ nbHits: 48, nbPages: 5, page: 1, hitsPerPage: 10 })
})

test.each([
  ['countries=FR,IT,CH,NO', 'TOO_MANY_VALUES'],
  [`activities=${Array.from({ length: 11 }, (_, index) => `a${index}`).join(',')}`, 'TOO_MANY_VALUES'],
  ['level=9', 'INVALID_REQUEST'],
  ['price=cheap', 'INVALID_REQUEST'],
  ['start=2027-02-30', 'INVALID_REQUEST'],
  ['sort=best', 'INVALID_REQUEST'],
  ['month=2027-13', 'INVALID_REQUEST'],
  ['month=juin', 'INVALID_REQUEST'],
  ['departure_days_in=2027-6', 'INVALID_REQUEST'],
  ['departure_days_in=2027-06,2027-07,2027-08,2027-09', 'INVALID_REQUEST'],
  ['days=0', 'INVALID_REQUEST'],
  ['days=week-end', 'INVALID_REQUEST'],
  ['days=16', 'INVALID_REQUEST'],
  ['rating=5.1', 'INVALID_REQUEST'],
  ['rating=4.55', 'INVALID_REQUEST'],
  ['eco=6', 'INVALID_REQUEST'],
  ['eco=4.5', 'INVALID_REQUEST'],
  ['age=18', 'INVALID_REQUEST'],
  ['age=-1', 'INVALID_REQUEST'],
  ['page=0', 'INVALID_REQUEST'],
  ['bbox=1,2,3', 'INVALID_REQUEST'],
  ['q=a&q=b', 'INVALID_REQUEST'],
])('refuses %s: %s', async (query, code) => {
  const answer = await apis[0]?.inject(`/api/v1/expeditions/search?${query}`)
  expect([answer?.statusCode, answer?.json().error.code]).toEqual([400, code])
})
