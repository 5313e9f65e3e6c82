import { expect, test } from 'vitest'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { readManifest } from '#gateway/graph/schema.ts'
import { startGateway } from '#tests/support/gateway.ts'
import { startPlainUpstream } from '#tests/support/plainUpstream.ts'
import { product } from '#tests/support/product.ts'

const current = product()

/** REST calls of one operation at a gateway with an empty cache. */
async function callsFor(query: string, variables = {}, bearer?: string): Promise<string[]> {
  const { apiUrl, calls } = current()
  const gateway = await startGateway(apiUrl)
  calls()
  const { errors } = await gateway.ask(query, variables, { bearer })
  expect(errors).toBeUndefined()
  await gateway.close()
  return calls()
}

async function camillesToken(): Promise<string> {
  type Data = { createToken: { token: string } }
  const { data } = await current().gateway.ask<Data>(
    'mutation ($password: String!) { createToken(email: "camille.voyage@demo.explora.test", password: $password) { token } }',
    { password: demoPassword },
  )
  return data.createToken.token
}

const cardFields = `id name countries { name flagUrl } guide { fullName bio } nextDepartures { startDate availableCount }
  coverImage { url } activities { name } bestTrainAccess { hours }`
const detailFields =
  'description images { url } programme { text } included trainAccess { city } levelExplained { label }'

test('reads an expedition page in one call, and one for each relation', async () => {
  const query = Object.values(readManifest()).find((text) => /^query ExpeditionPage\b/m.test(text))
  const calls = await callsFor(query ?? '', { slug: 'balcons-de-la-vanoise' })
  expect(calls.toSorted()).toEqual([
    'GET /expeditions/1/departures',
    'GET /expeditions/1/geojson',
    'GET /expeditions/1/messages',
    'GET /expeditions/1/reviews/stat',
    'GET /expeditions/1/reviews?per_page=10&page=1',
    'GET /expeditions/1/similar-expeditions',
    'GET /expeditions/balcons-de-la-vanoise',
    // For the photo of the guide; cached for all pages too.
    'GET /guides',
  ])
})

test('reads the account once for any of its fields', async () => {
  const calls = await callsFor(
    `{ expedition(slug: "1") { isFavourite similarExpeditions { isFavourite } } me { email newsletter favouriteCount } }`,
    {},
    await camillesToken(),
  )
  expect(calls.toSorted()).toEqual([
    'GET /expeditions/1',
    'GET /expeditions/1/similar-expeditions',
    'GET /user/',
  ])
})

test('reads a relation under two aliases once', async () => {
  const calls = await callsFor(
    '{ a: expedition(slug: "1") { x: messages { id } y: messages { body } } b: expedition(slug: "1") { messages { id } } }',
  )
  expect(calls).toEqual(['GET /expeditions/1', 'GET /expeditions/1/messages'])
})

test('reads fifty cards in one call', async () => {
  expect(
    await callsFor(`{ expeditions(first: 50) { totalCount nodes { ${cardFields} } facets { name } } }`),
  ).toHaveLength(1)
})

test('reads the details of fifty expeditions in two calls, three for an account', async () => {
  const query = `{ expeditions(first: 50) { nodes { ${cardFields} ${detailFields} isFavourite } } }`
  const visitor = await callsFor(query)
  expect(visitor).toEqual([
    'GET /expeditions/search?per_page=50&page=1',
    expect.stringMatching(/^GET \/expeditions\/details\?ids=\d+(,\d+){40,49}$/),
  ])
  expect(await callsFor(query, {}, await camillesToken())).toHaveLength(3)
})

test.each([
  ['latestReviews(first: 10) { expedition { name description } }', 2],
  [`featuredExpeditions { ${detailFields} }`, 2],
  ['expedition(slug: "1") { similarExpeditions { description programme { text } } }', 3],
  [`collections { expeditions { ${cardFields} } }`, 1],
  [`collections { expeditions { ${cardFields} ${detailFields} } }`, 2],
  [
    'latestReviews { expedition { name similarExpeditions { name } } } a: latestReviews(first: 1) { id }',
    2 + 6,
  ],
])('reads { %s } in %i calls', async (query, most) => {
  const calls = await callsFor(`{ ${query} }`)
  expect(new Set(calls).size).toBe(calls.length)
  expect(calls.length).toBeLessThanOrEqual(most)
})

test('reads the favourites of an account in one batch', async () => {
  const calls = await callsFor(
    `{ me { favouriteCount favourites { ${cardFields} ${detailFields} isFavourite } } }`,
    {},
    await camillesToken(),
  )
  expect(calls).toEqual([
    'GET /user/',
    'GET /interests/',
    expect.stringMatching(/^GET \/expeditions\/details\?ids=\d+(,\d+)+$/),
  ])
})

test('reads an expedition and posts its favourite in two calls', async () => {
  const { apiUrl, calls } = current()
  const gateway = await startGateway(apiUrl)
  const bearer = await camillesToken()
  const mutation = Object.values(readManifest()).find((text) => /^mutation SetFavourite\b/m.test(text)) ?? ''
  const set = async (expeditionId: string, favourite: boolean) => {
    calls()
    const { data, errors } = await gateway.ask(mutation, { expeditionId, favourite }, { bearer })
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({ setFavourite: { expedition: { isFavourite: favourite }, errors: [] } })
    return calls()
  }
  // The first one also learns whether the service accepts a desired state.
  await set('14', true)
  expect(await set('15', true)).toEqual(['GET /expeditions/15', 'POST /interests/'])
  expect(await set('15', false)).toEqual(['GET /expeditions/15', 'POST /interests/'])
  await gateway.close()
})

test('reads each relation of an account in one call', async () => {
  const query = '{ me { email cart { id } reservations { id } phonePromptVisible favouriteCount } }'
  const calls = await callsFor(query, {}, await camillesToken())
  expect(calls.toSorted()).toEqual(['GET /interests/popup', 'GET /reservations', 'GET /user/'])
})

const aboutThemes = '{ themeGroups { themes { intro filter { countries } } } }'

test('reads the filters of all themes in one call', async () => {
  expect(await callsFor(aboutThemes)).toEqual(['GET /themes'])
})

test('reads each theme once for two fields, at a service whose list lacks them', async () => {
  const upstream = await startPlainUpstream('token')
  const gateway = await startGateway(upstream.url)
  expect((await gateway.ask(aboutThemes)).errors).toBeUndefined()
  const paths = upstream.calls.map(({ path }) => path).filter((path) => path.includes('/themes'))
  expect(paths.length).toBeGreaterThan(1)
  expect(new Set(paths).size).toBe(paths.length)
  await gateway.close()
  await upstream.close()
})

test('reads one by one at a service without the batch', async () => {
  const upstream = await startPlainUpstream('token')
  const gateway = await startGateway(upstream.url)
  const { data } = await gateway.ask('{ featuredExpeditions { description } }')
  expect(data).toEqual({
    featuredExpeditions: [{ description: 'Sept jours de crête en crête.' }, { description: '' }],
  })
  const paths = upstream.calls.map(({ path }) => path).filter((path) => !path.endsWith('/live'))
  expect(paths).toEqual([
    '/api/v1/expeditions/featured',
    '/api/v1/expeditions/details?ids=1,2',
    '/api/v1/expeditions/1',
    '/api/v1/expeditions/2',
  ])
  await gateway.close()
  await upstream.close()
})
