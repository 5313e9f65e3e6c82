import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { toSlug } from '#api/modules/search/fold.ts'
import { parseSearch } from '#api/modules/search/search.query.ts'
import {
  type Expedition,
  filtersDepartures,
  leaving,
  loadExpeditions,
} from '#tests/api/search/naiveSearch.ts'
import { randomFilters } from '#tests/api/search/randomFilters.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

type Start = { next_departure_start: string; available_count: number; is_confirmed: boolean }
type Hit = {
  id: string
  best_train_access: object | null
  matching_departure_starts?: Start[]
  train_access_from?: { city: string; hours: number; kg_co2e: number } | null
}

onDatabase('demo', (current) => {
  let api: Api
  let expeditions: Expedition[]
  beforeAll(async () => {
    api = await testApi(current().db)
    expeditions = await loadExpeditions(current().db)
  })

  const search = async (query: Record<string, string>): Promise<Hit[]> => {
    const answer = await api.inject({ url: '/api/v1/expeditions/search', query })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().hits
  }
  const findExpedition = (id: string) => expeditions.find(({ row }) => String(row.id) === id)
  const listDays = (id: string, query: Record<string, string>) => {
    const expedition = findExpedition(id)
    return expedition
      ? leaving(expedition, parseSearch(query))
          .map(({ startOn }) => startOn)
          .sort()
      : []
  }

  test('lists the first three matching departures, and none without a filter on departures', async () => {
    await fc.assert(
      fc.asyncProperty(randomFilters(expeditions), async (query) => {
        for (const { id, matching_departure_starts: starts } of await search(query)) {
          const days = starts?.map((each) => each.next_departure_start)
          const isAsked = filtersDepartures(parseSearch(query))
          expect(days).toEqual(isAsked ? listDays(id, query).slice(0, 3) : undefined)
        }
      }),
      { numRuns: 60 },
    )
  })

  test.each<Record<string, string>>([
    { confirmed: 'true' },
    { start: '2027-07-01', end: '2027-08-31' },
    { vacation: 'ete', zone: 'B', confirmed: 'true' },
    { start: '2027-06-01' },
    { days: 'weekend' },
    { month: '2027-06,2027-07', days: '5' },
  ])('sorts by the first matching departure with sort=next_departure: %o', async (query) => {
    const hits = await search({ ...query, sort: 'next_departure', per_page: '50' })
    const firstDays = hits.map(({ id }) => listDays(id, query)[0] ?? '')
    expect(hits.length).toBeGreaterThan(3)
    expect(firstDays).toEqual(firstDays.toSorted())
    const pages = await Promise.all(
      ['1', '2', '3'].map((page) => search({ ...query, sort: 'next_departure', per_page: '4', page })),
    )
    expect(pages.flat().map(({ id }) => id)).toEqual(hits.slice(0, 12).map(({ id }) => id))
  })

  test('lists a confirmed, available departure first on each card with confirmed=true', async () => {
    for (const { matching_departure_starts: starts = [] } of await search({ confirmed: 'true' }))
      expect([starts[0]?.is_confirmed, (starts[0]?.available_count ?? 0) > 0]).toEqual([true, true])
  })

  test('returns the journey from Lyon with from=lyon, sorted by sort=co2', async () => {
    const hits = await search({ from: 'lyon', sort: 'co2', per_page: '50' })
    for (const { id, train_access_from: journey } of hits) {
      const own = findExpedition(id)?.row.trainAccess.find(({ city }) => toSlug(city) === 'lyon')
      const estimate = { is_estimated: own?.is_estimated ?? false, via: own?.via ?? null }
      const { hours, kg_co2e } = own ?? {}
      expect(journey).toEqual({ city: 'Lyon', city_slug: 'lyon', hours, kg_co2e, ...estimate })
    }
    const kg = hits.flatMap(({ train_access_from: journey }) => journey?.kg_co2e ?? [])
    expect(kg.length).toBe(48)
    expect(kg).toEqual(kg.toSorted((one, other) => one - other))
    expect((await search({})).every((hit) => !('train_access_from' in hit))).toBe(true)
  })

  // The hours of the catalogue: docs/decisions/0146 names the four cities whose counts by hand differ.
  test.each([
    ['paris', 20],
    ['lyon', 24],
    ['marseille', 16],
    ['lille', 11],
    ['bordeaux', 8],
    ['toulouse', 6],
    ['nantes', 8],
    ['rennes', 9],
    ['strasbourg', 9],
  ])('from %s, lists %i trips within 6 h', async (from, count) => {
    expect(await search({ from, max_train_hours: '6' })).toHaveLength(count)
  })

  test('returns the journey from the nearest city with max_train_hours alone', async () => {
    const hits = await search({ max_train_hours: '1' })
    for (const { id, train_access_from: journey } of hits) {
      const hours = findExpedition(id)?.row.trainAccess.map((each) => each.hours) ?? []
      expect(journey?.hours).toBe(Math.min(...hours))
    }
    expect(hits.flatMap(({ train_access_from: journey }) => journey?.city ?? []).sort()).toEqual([
      'Marseille',
      'Strasbourg',
      'Toulouse',
    ])
  })
})
