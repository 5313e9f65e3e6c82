import { expect, test } from 'vitest'
import { product } from '#tests/support/product.ts'

const current = product()

test.each([0, -1])('first: %i answers BAD_USER_INPUT for every list', async (first) => {
  const lists = [
    'expeditions(first: $first) { totalCount }',
    'featuredExpeditions(first: $first) { id }',
    'latestReviews(first: $first) { id }',
    'searchSuggestions(query: "bret", first: $first) { value }',
    'expedition(slug: "1") { reviews(first: $first) { totalCount } }',
  ]
  for (const list of lists) {
    const { errors } = await current().gateway.ask(`query ($first: Int!) { ${list} }`, { first })
    expect(errors, list).toMatchObject([
      { message: 'Demande au moins un élément (first ≥ 1).', extensions: { code: 'BAD_USER_INPUT' } },
    ])
  }
})

const filterByName: Record<string, (value: string) => object> = {
  types: (value) => ({ types: [value] }),
  destinations: (value) => ({ destination: value }),
  countries: (value) => ({ countries: [value] }),
  regions: (value) => ({ region: value }),
  activity_types: (value) => ({ activityTypes: [value] }),
  activities: (value) => ({ activities: [value] }),
  levels: (value) => ({ levels: [Number(value)] }),
  durations: (value) => ({ minDays: Number(value.split('-')[0]), maxDays: Number(value.split('-')[1]) }),
  vacations: (value) => ({ vacation: value }),
  months: (value) => ({ months: [value] }),
  days: (value) => ({ days: value }),
  ratings: (value) => ({ minRating: Number(value) }),
  eco_ratings: (value) => ({ minEcoRating: Number(value) }),
  family_friendly: (value) => ({ familyFriendly: value === 'true' }),
  confirmed: (value) => ({ confirmed: value === 'true' }),
}

test('finds as many expeditions by each facet value as the facet counts', async () => {
  type Facets = { expeditions: { facets: { name: string; values: { value: string; count: number }[] }[] } }
  const { data } = await current().gateway.ask<Facets>(
    '{ expeditions { facets { name values { value count } } } }',
  )
  const { facets } = data.expeditions
  expect(facets.map(({ name }) => name).toSorted()).toEqual(Object.keys(filterByName).toSorted())
  for (const { name, values } of facets)
    for (const { value, count } of [values[0], values.at(-1)].filter((each) => each !== undefined)) {
      const { data: found } = await current().gateway.ask<{ expeditions: { totalCount: number } }>(
        'query ($filter: ExpeditionFilter) { expeditions(filter: $filter, first: 1) { totalCount } }',
        { filter: filterByName[name]?.(value) },
      )
      expect([name, value, found.expeditions.totalCount]).toEqual([name, value, count])
    }
})

test('returns matching departures in matches, and all in nextDepartures', async () => {
  type Match = {
    expeditionId: string
    departures: { startDate: string }[]
    trainAccess: { city: string } | null
  }
  const { data, errors } = await current().gateway.ask<{
    expeditions: { nodes: { id: string; nextDepartures: object[] }[]; matches: Match[] }
  }>(`{ expeditions(first: 50, filter: { startDate: "2027-09-01", endDate: "2027-09-30", fromCity: "lyon" }) {
    nodes { id nextDepartures { id } }
    matches { expeditionId departures { id startDate availableCount } trainAccess { city kgCo2e } }
  } }`)
  expect(errors).toBeUndefined()
  const { nodes, matches } = data.expeditions
  expect(nodes.length).toBeGreaterThan(3)
  expect(matches.map(({ expeditionId }) => expeditionId)).toEqual(nodes.map(({ id }) => id))
  for (const { departures } of matches) {
    expect(departures.length).toBeGreaterThan(0)
    expect(departures.every(({ startDate }) => startDate.startsWith('2027-09'))).toBe(true)
  }
  const cities = new Set(matches.flatMap(({ trainAccess }) => trainAccess?.city ?? []))
  expect([...cities]).toEqual(['Lyon'])
})

test('counts the days of the requested months, whatever the chosen dates', async () => {
  type Day = { value: string; label: string; count: number }
  const findDays = async (variables: object) => {
    const { data, errors } = await current().gateway.ask<{
      expeditions: { facets: { values: Day[] }[] } | null
    }>(
      `query ($filter: ExpeditionFilter, $months: [String!]) {
        expeditions(filter: $filter, first: 1, departureDaysIn: $months) {
          facets(names: ["departure_days"]) { values { value label count } }
        }
      }`,
      { ...variables },
    )
    return { days: data.expeditions?.facets[0]?.values, errors }
  }
  const { days = [] } = await findDays({ months: ['2027-06', '2027-07'] })
  expect(days.length).toBeGreaterThan(4)
  expect(days.every(({ value, count }) => /^2027-0[67]-/.test(value) && count > 0)).toBe(true)
  expect(days.map(({ value }) => value)).toEqual(days.map(({ value }) => value).toSorted())
  const dated = { startDate: '2027-06-12', endDate: '2027-06-14' }
  expect((await findDays({ filter: dated, months: ['2027-06', '2027-07'] })).days).toEqual(days)
  const norway =
    (await findDays({ filter: { countries: ['NO'] }, months: ['2027-06', '2027-07'] })).days ?? []
  const total = (each: Day[]) => each.reduce((sum, { count }) => sum + count, 0)
  expect(total(norway)).toBeGreaterThan(0)
  expect(total(norway)).toBeLessThan(total(days))
  expect((await findDays({})).days).toBeUndefined()
  expect((await findDays({ months: [] })).days).toBeUndefined()
  expect((await findDays({ months: ['juin'] })).errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT', field: 'departureDaysIn' } },
  ])
})
