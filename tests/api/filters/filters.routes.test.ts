import { beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

type Choice = { value: string; label: string }

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  const ask = async (path: string) => (await api.inject(`/api/v1/${path}`)).json()

  test('lists values that the search accepts', async () => {
    const filters = await ask('filters')
    const queries = [
      ...filters.expedition_types.map(({ value }: Choice) => `expedition_type=${value}`),
      ...filters.countries.map(({ code }: { code: string }) => `countries=${code}`),
      ...filters.countries.flatMap(({ regions }: { regions: Choice[] }) =>
        regions.map(({ value }) => `region=${value}`),
      ),
      ...filters.activity_categories.map(({ value }: Choice) => `activity_types=${value}`),
      ...filters.vacations.map(({ value }: Choice) => `vacation=${value}`),
      ...filters.durations.map(({ value }: Choice) => `duration=${value}`),
      ...filters.departure_cities.map(({ value }: Choice) => `from=${value}&max_train_hours=12`),
      ...filters.sorts.map(({ value }: Choice) => `sort=${value}`),
    ]
    for (const query of new Set(queries)) {
      const { nbHits } = await ask(`expeditions/search?${query}`)
      expect(nbHits, query).toBeGreaterThanOrEqual(0)
    }
  })

  test('lists each facet value of the catalogue with the same label', async () => {
    const filters = await ask('filters')
    const { facets } = await ask('expeditions/search')
    const listed = (facet: string, choices: Choice[]) => {
      for (const { value, label } of facets[facet])
        expect(choices).toContainEqual(expect.objectContaining({ value, label }))
    }
    listed('types', filters.expedition_types)
    listed('activity_types', filters.activity_categories)
    listed(
      'activities',
      filters.activity_categories.flatMap(({ activities }: { activities: Choice[] }) => activities),
    )
    listed('vacations', filters.vacations)
    expect(facets.countries.length).toBeGreaterThan(10)
  })

  test('returns the dates of holidays for the three zones', async () => {
    const { vacations } = await ask('filters')
    expect(vacations.map(({ value }: Choice) => value)).toEqual([
      'toussaint',
      'noel',
      'hiver',
      'printemps',
      'pont-de-mai',
      'ete',
    ])
    for (const { dates } of vacations)
      expect(new Set(dates.map(({ zone }: { zone: string }) => zone))).toEqual(new Set(['A', 'B', 'C']))
  })
})
