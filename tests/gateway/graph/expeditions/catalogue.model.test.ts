import { expect, test } from 'vitest'
import { toCollection, toConnection } from '#gateway/graph/expeditions/catalogue.model.ts'
import { expeditionMapper } from '#gateway/graph/expeditions/expeditions.model.ts'
import { toFilters } from '#gateway/graph/expeditions/filters.model.ts'
import { imageMapper } from '#gateway/graph/images/images.model.ts'

const toImage = imageMapper({ imageBase: '/images' })
const toExpedition = expeditionMapper(toImage, () => undefined)
const hits = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }))

test.each([
  [
    'a whole page',
    [{ hits: hits(0, 3), nbHits: 8 }],
    { offset: 0, skip: 0, first: 3 },
    ['0', '1', '2'],
    true,
    false,
  ],
  [
    'two halves',
    [{ hits: hits(0, 3), nbHits: 8 }, { hits: hits(3, 3) }],
    { offset: 2, skip: 2, first: 3 },
    ['2', '3', '4'],
    true,
    true,
  ],
  ['the last', [{ hits: hits(6, 2), nbHits: 8 }], { offset: 6, skip: 0, first: 3 }, ['6', '7'], false, true],
  ['beyond the end', [{ hits: [], nbHits: 8 }], { offset: 9, skip: 0, first: 3 }, [], false, true],
  [
    'more is counted than is given',
    [{ hits: [], nbHits: 8 }],
    { offset: 3, skip: 0, first: 3 },
    [],
    false,
    true,
  ],
  ['nothing is counted', [{ hits: hits(0, 2) }], { offset: 0, skip: 0, first: 3 }, ['0', '1'], false, false],
])('%s', (_case, bodies, window, ids, hasNextPage, hasPreviousPage) => {
  const { nodes, pageInfo } = toConnection(bodies, window, toExpedition)
  expect(nodes.map(({ id }) => id)).toEqual(ids)
  expect(pageInfo).toMatchObject({ hasNextPage, hasPreviousPage })
  expect(pageInfo.endCursor === null).toBe(ids.length === 0)
})

test('maps the totals and facets of a search', () => {
  const body = {
    hits: [],
    nbHits: 0,
    facets: { countries: [{ value: 'FR', label: 'France', count: 3 }, { value: 'IT' }], months: 'none' },
    facets_stats: { price: { min: 195, max: 2890 } },
    corrected_query: 'kayak',
    matching: 'some',
    suggestions: [
      { kind: 'region', label: 'Bretagne', value: 'bretagne' },
      { kind: 'planet', label: 'Mars', value: 'mars' },
    ],
  }
  const connection = toConnection([body], { offset: 0, skip: 0, first: 3 }, toExpedition)
  const countries = {
    name: 'countries',
    values: [
      { value: 'FR', label: 'France', count: 3 },
      { value: 'IT', label: 'IT', count: 0 },
    ],
  }
  expect(connection.facets(null)).toEqual([countries, { name: 'months', values: [] }])
  expect(connection.facets(['countries', 'levels'])).toEqual([countries])
  expect(connection).toMatchObject({
    correctedQuery: 'kayak',
    isRelaxed: true,
    suggestions: [{ kind: 'REGION', label: 'Bretagne', value: 'bretagne' }],
    lowestPrice: 195,
    highestPrice: 2890,
  })
})

test.each([undefined, [], {}, { hits: 'none' }])('%j is no answer of a search', (body) => {
  expect(() => toConnection([body], { offset: 0, skip: 0, first: 3 }, toExpedition)).toThrow(
    expect.objectContaining({ code: 'UPSTREAM_BAD_RESPONSE' }),
  )
})

test('maps a collection by its slug, or by its name', () => {
  expect(
    toCollection({ slug: 'hiver', name: 'Hiver', expeditions: [{ id: 1 }] }, toExpedition, toImage),
  ).toMatchObject({ id: 'hiver', slug: 'hiver', expeditions: [{ id: '1' }] })
  expect(toCollection({ name: 'Hiver' }, toExpedition, toImage)).toMatchObject({
    id: 'Hiver',
    slug: 'hiver',
    name: 'Hiver',
    subtitle: null,
    expeditions: [],
  })
})

test('maps the filters of a minimal service', () => {
  const periods = [{ zone: 'A', start: '2027-02-06', end: '2027-02-22' }, { zone: 'B' }]
  const read = toFilters({
    countries: [{ code: 'FR', label: 'France' }],
    vacations: [{ value: 'hiver', label: 'Hiver', dates: periods }],
    levels: [{ level: 2 }],
  })
  expect(read).toMatchObject({
    types: [],
    countries: [{ code: 'FR', flagUrl: '/flags/FR.svg', regions: [] }],
    vacations: [{ value: 'hiver', periods: [periods[0]] }],
    levels: [{ level: 2, label: '' }],
    maxCountries: 3,
    maxActivities: 10,
  })
})

test('maps a match to the departures and the journey of its search, or null', () => {
  const start = { departure_id: '7', next_departure_start: '2027-09-04', available_count: 2 }
  const body = {
    hits: [
      {
        id: 1,
        duration_days: 3,
        matching_departure_starts: [start, { available_count: 1 }],
        train_access_from: { city: 'Lyon', hours: 2.6, kg_co2e: 3.2 },
      },
      { id: 2, matching_departure_starts: [], train_access_from: null },
      { id: 3 },
    ],
  }
  const { matches } = toConnection([body], { offset: 0, skip: 0, first: 3 }, toExpedition)
  expect(matches.map(({ expeditionId }) => expeditionId)).toEqual(['1', '2', '3'])
  expect(matches[0]?.departures).toMatchObject([{ id: '7', startDate: '2027-09-04', endDate: '2027-09-06' }])
  expect(matches[0]?.trainAccess).toMatchObject({ city: 'Lyon', hours: 2.6, kgCo2e: 3.2 })
  expect(matches.slice(1).map(({ departures, trainAccess }) => [departures, trainAccess])).toEqual([
    [[], null],
    [null, null],
  ])
})

test('returns the matches of a window over two pages of the service', () => {
  const bodies = [{ hits: hits(0, 3), nbHits: 8 }, { hits: hits(3, 3) }]
  const { matches, nodes } = toConnection(bodies, { offset: 2, skip: 2, first: 3 }, toExpedition)
  expect(matches.map(({ expeditionId }) => expeditionId)).toEqual(nodes.map(({ id }) => id))
})
