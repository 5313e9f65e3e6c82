import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { parseSearch } from '#api/modules/search/search.query.ts'
import { type Expedition, loadExpeditions, naiveSearch } from '#tests/api/search/naiveSearch.ts'
import { randomFilters } from '#tests/api/search/randomFilters.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { rounds } from '#tests/support/lane.ts'
import { testApi } from '#tests/support/testApi.ts'

type Value = { value: string; label: string; count: number }

onDatabase('demo', (current) => {
  let api: Api
  let expeditions: Expedition[]
  beforeAll(async () => {
    api = await testApi(current().db)
    expeditions = await loadExpeditions(current().db)
  })

  const search = async (parameters: Record<string, string>) => {
    const answer = await api.inject({ url: '/api/v1/expeditions/search', query: parameters })
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }

  const counts = (values: Value[]) => Object.fromEntries(values.map(({ value, count }) => [value, count]))

  const isAsCounted = async (request: Record<string, string>, among: Expedition[] = expeditions) => {
    const parameters = { ...request, page: '1', per_page: '50' }
    const answer = await search(parameters)
    const expected = naiveSearch(among, parseSearch(parameters))
    expect(
      answer.hits.map((hit: { id: string }) => Number(hit.id)).sort((a: number, b: number) => a - b),
    ).toEqual(expected.ids)
    expect(answer.nbHits).toBe(expected.ids.length)
    const facets: Record<string, Value[]> = answer.facets
    expect(
      Object.fromEntries(Object.entries(facets).map(([name, values]) => [name, counts(values)])),
    ).toEqual(expected.facets)
    expect(answer.facets_stats).toEqual({ price: expected.prices, duration: expected.durations })
  }

  test('counts each expedition once in each value without filters', () => isAsCounted({}))

  test.each([
    { start: '2027-07-01', end: '2027-07-31' },
    { start: '2027-07-01', vacation: 'ete', confirmed: '1' },
    { vacation: 'ete' },
    { vacation: 'hiver', zone: 'B' },
    { vacation: 'noel,toussaint', zone: 'A', confirmed: '1' },
    { confirmed: 'true' },
    { zone: 'C' },
    { end: '2027-03-01' },
    { start: '2099-01-01' },
    { month: '2027-06' },
    { month: '2027-06,2027-09', confirmed: '1' },
    { days: 'weekend' },
    { days: 'weekend', confirmed: '1' },
    { days: '5', month: '2027-08' },
    { days: 'weekend', month: '2027-06' },
    { days: 'weekend', month: '2027-06,2027-07', vacation: 'ete', zone: 'B' },
    { days: 'weekend', start: '2027-05-08', end: '2027-06-20', age: '8' },
    { days: '3', vacation: 'printemps', confirmed: '1' },
    { departure_days_in: '2027-06,2027-07' },
    { departure_days_in: '2027-06,2027-07', start: '2027-06-12', end: '2027-06-14' },
    { departure_days_in: '2027-07', days: 'weekend', confirmed: '1' },
    { departure_days_in: '2027-07,2027-08', month: '2027-08', travelers: '3', vacation: 'ete' },
    { departure_days_in: '2026-01,2099-01' },
    { leave_by: '2027-06-15' },
    { leave_by: '9999-12-31' },
    { rating: '4.5', eco: '4' },
    { age: '7', family_friendly: '1', rating: '4.8' },
  ])('requires one departure for dates, holidays and confirmation: %o', (parameters) =>
    isAsCounted(parameters),
  )

  test('returns the hits and counts of a naive search for any filters', async () => {
    await fc.assert(
      fc.asyncProperty(randomFilters(expeditions), (parameters) => isAsCounted(parameters)),
      { numRuns: rounds(40, 160) },
    )
  })

  test('narrows each count by a text', async () => {
    for (const q of ['kayak', 'refuge', 'famille', 'mer']) {
      const ids = (await search({ q, per_page: '50' })).hits.map((hit: { id: string }) => Number(hit.id))
      const found = expeditions.filter((expedition) => ids.includes(expedition.row.id))
      expect(found.length).toBeGreaterThan(3)
      await isAsCounted({ q, countries: 'FR', level: '1-2' }, found)
      await isAsCounted({ q, vacation: 'ete', price: '-900' }, found)
    }
  })
})
