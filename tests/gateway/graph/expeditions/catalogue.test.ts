import { expect, test } from 'vitest'
import { allPages, type Page } from '#tests/support/pages.ts'
import { product } from '#tests/support/product.ts'

const current = product()
type Catalogue = {
  expeditions: Page<{ id: string; name: string; minPrice: number; countries: { code: string }[] }> & {
    totalCount: number
  }
}

const catalogue = `query ($first: Int!, $after: String, $filter: ExpeditionFilter, $sort: ExpeditionSort! = RECOMMENDED) {
  expeditions(first: $first, after: $after, filter: $filter, sort: $sort) {
    totalCount nodes { id name minPrice countries { code } } pageInfo { hasNextPage endCursor }
  }
}`
const ask = async (variables: Record<string, unknown>) => {
  const { data, errors } = await current().gateway.ask<Catalogue>(catalogue, variables)
  expect(errors).toBeUndefined()
  return data.expeditions
}
const findIds = async (first: number, sort = 'RECOMMENDED') =>
  (await allPages((after) => ask({ first, after, sort }))).map(({ id }) => id)

test.each([1, 7, 13, 24, 50, 1000])(
  'page by page of %i, nothing is lost and nothing comes twice',
  async (first) => {
    const whole = (await ask({ first: 50 })).nodes.map(({ id }) => id)
    expect(new Set(whole).size).toBe(48)
    expect(await findIds(first)).toEqual(whole)
  },
)

test('continues after a cursor with another page size, in the same order', async () => {
  const whole = await findIds(50, 'PRICE_ASC')
  const first = await ask({ first: 5, sort: 'PRICE_ASC' })
  const rest = await allPages((after) =>
    ask({ first: 11, after: after ?? first.pageInfo.endCursor, sort: 'PRICE_ASC' }),
  )
  expect([...first.nodes, ...rest].map(({ id }) => id)).toEqual(whole)
})

test('returns the same pages by number', async () => {
  const query =
    'query ($page: Int) { expeditions(first: 10, page: $page) { nodes { id } pageInfo { hasPreviousPage hasNextPage } } }'
  const pages = []
  for (const page of [1, 2, 3, 4, 5])
    pages.push((await current().gateway.ask<Catalogue>(query, { page })).data.expeditions)
  expect(pages.flatMap(({ nodes }) => nodes.map(({ id }) => id))).toEqual(await findIds(50))
  expect(pages.map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, true, true, true, false])
})

test.each([
  ['no page begins at its end', { first: 10, after: 'YWZ0ZXI6NDg' }, []],
  ['nor far beyond it', { first: 10, after: 'YWZ0ZXI6OTk5OTk5' }, []],
])('%s', async (_case, variables, nodes) => {
  expect(await ask(variables)).toEqual({
    totalCount: 48,
    nodes,
    pageInfo: { hasNextPage: false, endCursor: null },
  })
})

test.each([
  ['an unknown cursor', { first: 10, after: 'nonsense' }, /pageInfo\.endCursor/],
  [
    'a cursor that counts backwards',
    { first: 10, after: Buffer.from('after:-1').toString('base64url') },
    /pageInfo\.endCursor/,
  ],
  [
    'a cursor without end',
    { first: 10, after: Buffer.from('after:99999999').toString('base64url') },
    /pageInfo\.endCursor/,
  ],
  ['no trip at all', { first: 0 }, /first ≥ 1/],
  [
    'four countries',
    { first: 10, filter: { countries: ['FR', 'IT', 'ES', 'NO'] } },
    /3 pays et 10 activités/,
  ],
])('reports %s as a client error', async (_case, variables, message) => {
  const { data, errors } = await current().gateway.ask(catalogue, variables)
  expect(data).toEqual({ expeditions: null })
  expect(errors).toMatchObject([
    {
      path: ['expeditions'],
      message: expect.stringMatching(message),
      extensions: { code: 'BAD_USER_INPUT' },
    },
  ])
})

test.each([
  [{ levels: [6] }, 'levels'],
  [{ vacation: 'jamais' }, 'vacation'],
  [{ startDate: '2027-02-01', endDate: '2027-01-01' }, 'endDate'],
  [{ minDays: 5, maxDays: 2 }, 'maxDays'],
  [{ minRating: 9 }, 'minRating'],
])('names an impossible filter: %j', async (filter, field) => {
  const { errors } = await current().gateway.ask(catalogue, { first: 10, filter })
  expect(errors).toMatchObject([{ path: ['expeditions'], extensions: { code: 'BAD_USER_INPUT', field } }])
})

test('refuses a cursor and a page together', async () => {
  const { errors } = await current().gateway.ask(
    '{ expeditions(page: 2, after: "YWZ0ZXI6NQ") { totalCount } }',
  )
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
})

test.each([
  [
    { countries: ['FR'] },
    (expedition: { countries: { code: string }[] }) => expedition.countries.some(({ code }) => code === 'FR'),
  ],
  [{ maxPrice: 500 }, ({ minPrice }: { minPrice: number }) => minPrice <= 500],
  [
    { minPrice: 900, maxPrice: 1500 },
    ({ minPrice }: { minPrice: number }) => minPrice >= 900 && minPrice <= 1500,
  ],
])('returns matching expeditions alone for the filter %j', async (filter, isCached) => {
  const { nodes, totalCount } = await ask({ first: 50, filter })
  expect(totalCount).toBe(nodes.length)
  expect(totalCount).toBeGreaterThan(0)
  expect(totalCount).toBeLessThan(48)
  expect(nodes.filter((expedition) => !isCached(expedition))).toEqual([])
})

test('reverses the order by price', async () => {
  const prices = (await ask({ first: 50, sort: 'PRICE_ASC' })).nodes.map(({ minPrice }) => minPrice)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  const dearest = (await ask({ first: 1, sort: 'PRICE_DESC' })).nodes[0]?.minPrice
  expect(dearest).toBe(prices.at(-1))
})

test('counts the results of each further choice under the names of the contract', async () => {
  type Data = {
    expeditions: {
      totalCount: number
      facets: { name: string; values: { value: string; label: string; count: number }[] }[]
    }
  }
  const query =
    'query ($filter: ExpeditionFilter) { expeditions(filter: $filter, first: 1) { totalCount facets { name values { value label count } } } }'
  const { data } = await current().gateway.ask<Data>(query, { filter: { maxPrice: 1000 } })
  const { facets } = data.expeditions
  expect(facets.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['types', 'countries', 'activities', 'levels', 'regions', 'vacations', 'months']),
  )
  const countries = facets.find(({ name }) => name === 'countries')?.values ?? []
  expect(countries.length).toBeGreaterThan(1)
  for (const { value, count } of countries) {
    const chosen = await current().gateway.ask<Data>(query, {
      filter: { maxPrice: 1000, countries: [value] },
    })
    expect({ [value]: chosen.data.expeditions.totalCount }).toEqual({ [value]: count })
  }
})

test('corrects a misspelt word and returns the correction', async () => {
  const { data } = await current().gateway.ask(
    '{ expeditions(filter: { query: "kayack" }) { correctedQuery isRelaxed totalCount suggestions { kind label value } } }',
  )
  expect(data).toMatchObject({ expeditions: { correctedQuery: 'kayak', isRelaxed: false } })
})

test('suggests places, trips and activities for a prefix', async () => {
  const query =
    'query ($first: Int!) { searchSuggestions(query: "bret", first: $first) { kind label value } }'
  const { data } = await current().gateway.ask<{ searchSuggestions: object[] }>(query, { first: 8 })
  expect(data.searchSuggestions).toContainEqual({ kind: 'REGION', label: 'Bretagne', value: 'bretagne' })
  const one = await current().gateway.ask<{ searchSuggestions: object[] }>(query, { first: 1 })
  expect(one.data.searchSuggestions).toEqual(data.searchSuggestions.slice(0, 1))
})

test.each(['1', 'EXP-0001', 'balcons-de-la-vanoise'])('a trip is found by %s', async (slug) => {
  const { data } = await current().gateway.ask(
    'query ($slug: String!) { expedition(slug: $slug) { id slug name } }',
    { slug },
  )
  expect(data).toEqual({
    expedition: { id: '1', slug: 'balcons-de-la-vanoise', name: 'Les balcons de la Vanoise' },
  })
})

test.each(['nowhere', '', '../../user', 'a/b', '999999', 'search', 'x'.repeat(200)])(
  'no trip is found by %j',
  async (slug) => {
    const answer = await current().gateway.ask('query ($slug: String!) { expedition(slug: $slug) { id } }', {
      slug,
    })
    expect([answer.data, answer.errors]).toEqual([{ expedition: null }, undefined])
  },
)

test('reads the reviews of an expedition page by page', async () => {
  type Data = { expedition: { reviewCount: number; reviews: Page<{ id: string }> & { totalCount: number } } }
  const query = `query ($first: Int!, $after: String) { expedition(slug: "1") { reviewCount
    reviews(first: $first, after: $after) { totalCount nodes { id } pageInfo { hasNextPage endCursor } } } }`
  const read = (first: number) =>
    allPages(
      async (after) => (await current().gateway.ask<Data>(query, { first, after })).data.expedition.reviews,
    )
  const whole = await read(50)
  const { data } = await current().gateway.ask<Data>(query, { first: 1 })
  expect(new Set(whole.map(({ id }) => id)).size).toBe(data.expedition.reviewCount)
  expect(data.expedition.reviews.totalCount).toBe(data.expedition.reviewCount)
  for (const first of [1, 2, 3, 4]) expect(await read(first)).toEqual(whole)
})

test('logs no error of the gateway', () => {
  expect(current().gateway.logged()).toBe('')
})
