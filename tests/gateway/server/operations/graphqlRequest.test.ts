import Fastify from 'fastify'
import { parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toCachePolicy } from '#gateway/graph/operations/cachePolicy.ts'
import { schema } from '#gateway/graph/schema.ts'
import { plainMediaType } from '#gateway/server/operations/accept.ts'
import { readGraphqlRequest } from '#gateway/server/operations/graphqlRequest.ts'

const app = Fastify()
beforeAll(() => {
  app.route({
    method: ['GET', 'POST'],
    url: '/',
    handler: async (request) => ({ requested: readGraphqlRequest(request) ?? 'not understood' }),
  })
})
afterAll(() => app.close())

const sha256Hash = 'a'.repeat(64)
test.each([
  [{ query: '{ a }' }, { text: '{ a }' }],
  [
    { query: '{ a }', variables: { b: 1 }, operationName: 'A' },
    { text: '{ a }', variables: { b: 1 }, operationName: 'A' },
  ],
  [
    { query: '{ a }', variables: null, operationName: null },
    { text: '{ a }', operationName: null },
  ],
  [{ extensions: { persistedQuery: { version: 1, sha256Hash } } }, { hash: sha256Hash }],
  [{ extensions: { persistedQuery: { version: 2, sha256Hash } } }, {}],
  [{ extensions: { persistedQuery: { version: 1, sha256Hash: 7 } } }, {}],
  [{ query: 7 }, 'not understood'],
  [{ query: '{ a }', variables: [] }, 'not understood'],
  [{ query: '{ a }', variables: 'x' }, 'not understood'],
  [{ query: '{ a }', extensions: 'x' }, 'not understood'],
  [{ query: '{ a }', operationName: {} }, 'not understood'],
])('%j', async (requested, expected) => {
  const posted = await app.inject({ method: 'POST', url: '/', payload: requested })
  expect(posted.json()).toEqual({ requested: expected })
})

test.each([[[{ query: '{ a }' }]], [null], ['x']])('a body of %j is not understood', async (body) => {
  const posted = await app.inject({
    method: 'POST',
    url: '/',
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  expect(posted.json()).toEqual({ requested: 'not understood' })
})

test.each([
  ['query={a}', { text: '{a}' }],
  ['query={a}&variables={"b":1}', { text: '{a}', variables: { b: 1 } }],
  ['query={a}&variables={"b":', 'not understood'],
  ['query={a}&variables=7', 'not understood'],
  [`extensions={"persistedQuery":{"version":1,"sha256Hash":"${sha256Hash}"}}`, { hash: sha256Hash }],
  ['query={a}&query={b}', 'not understood'],
  ['', {}],
])('GET ?%s', async (query, expected) => {
  expect((await app.inject(`/?${encodeURI(query)}`)).json()).toEqual({ requested: expected })
})

test.each([
  [undefined, 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['application/json, text/plain', 'application/json; charset=utf-8'],
  [
    'application/graphql-response+json, application/json;q=0.9',
    'application/graphql-response+json; charset=utf-8',
  ],
  ['text/html,*/*;q=0.8', undefined],
  ['text/event-stream', undefined],
])('accept: %s', (accept, mediaType) => {
  expect(plainMediaType(accept)).toBe(mediaType)
})

test.each([
  ['{ expedition(slug: "1") { name } }', 60, false],
  ['{ expedition(slug: "1") { departures { id } name } }', 10, false],
  ['{ expedition(slug: "1") { isFavourite } }', 0, true],
  ['{ filters { maxCountries } expeditions { totalCount } }', 30, false],
  ['{ filters { maxCountries } me { id } }', 0, true],
  ['{ ...A } fragment A on Query { themeGroups { id } ...B } fragment B on Query { me { id } }', 0, true],
  ['{ a: expedition(slug: "1") { ... on Expedition { b: isFavourite } } }', 0, true],
  ['query ($b: Boolean!) { expedition(slug: "1") { isFavourite @include(if: $b) } }', 0, true],
  ['{ __typename }', 0, false],
  ['{ __typename themeGroups { __typename } }', 300, false],
  ['mutation { logout { ok } }', 0, true],
  ['query A { themeGroups { id } } query B { me { id } }', 0, true],
])('%s is cacheable for %i s; personal: %s', (text, maxAgeS, isPersonal) => {
  const document = parse(text)
  const [operation] = document.definitions
  if (operation?.kind !== 'OperationDefinition') throw new Error('The first is an operation.')
  expect(toCachePolicy(schema, document, operation)).toEqual({ maxAgeS, isPersonal })
})
