import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { resellerKey } from '#tests/support/apiKeys.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { faultsBy } from '#tests/support/octoSchema.ts'
import { testApi } from '#tests/support/testApi.ts'

onDatabase('demo', (current) => {
  let api: Api
  let key: Record<string, string>
  beforeAll(async () => {
    api = await testApi(current().db)
    key = (await resellerKey(current().db)).headers
  })
  afterAll(() => api.close())

  const get = (path: string, headers: Record<string, string> = {}) =>
    api.inject({ url: `/octo${path}`, headers: { ...key, ...headers } })

  test.each(['/supplier', '/supplier/'])('describes the supplier at %s', async (path) => {
    const answer = await get(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      id: 'explora',
      name: 'Explora',
      endpoint: 'http://localhost:4000/octo',
      contact: {
        website: 'http://localhost:4000',
        email: 'bonjour@explora.example',
        telephone: '+33400000000',
        address: '1 quai des Exemples, 74000 Annecy',
      },
    })
    expect(faultsBy('Supplier', answer.json())).toEqual([])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'octo-capabilities': '',
      'octo-env': 'live',
      'cache-control': 'no-store',
    })
    expect(answer.headers['content-language']).toBeUndefined()
  })

  test('lists its capabilities', async () => {
    const answer = await get('/capabilities/')
    expect(answer.json()).toEqual([
      { id: 'octo/content', revision: 1, required: false, dependencies: [], docs: null },
      { id: 'octo/pricing', revision: 1, required: false, dependencies: [], docs: null },
    ])
    expect(faultsBy('Capability', answer.json())).toEqual([])
  })

  test('answers with content, its language and all languages once octo/content is requested', async () => {
    const answer = await get('/supplier', {
      'octo-capabilities': 'content, octo/pricing, octo/cart',
      'accept-language': 'en-GB',
    })
    expect(answer.json()).toMatchObject({ shortDescription: null, media: [] })
    expect(answer.headers).toMatchObject({
      'octo-capabilities': 'octo/content, octo/pricing',
      'content-language': 'fr-FR',
      'available-languages': 'fr-FR',
    })
    expect(faultsBy('Supplier', answer.json())).toEqual([])
  })

  test.each([
    ['test', 'test'],
    ['TEST', 'test'],
    ['live', 'live'],
    ['other', 'live'],
  ])('answers the environment %s as %s', async (env, expected) => {
    expect((await get('/supplier', { 'octo-env': env })).headers['octo-env']).toBe(expected)
  })

  test('never leaves the test environment with a test key', async () => {
    const headers = { ...(await resellerKey(current().db, { test: true })).headers, 'octo-env': 'live' }
    expect((await api.inject({ url: '/octo/supplier', headers })).headers['octo-env']).toBe('test')
  })

  test('refuses a call without a key in the words of OCTO, in the wished language', async () => {
    const answer = await api.inject({
      url: '/octo/products',
      headers: { 'octo-capabilities': 'octo/pricing' },
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      {
        error: 'UNAUTHORIZED',
        errorMessage: 'Envoie ta clé dans l’en-tête Authorization, après le mot Bearer.',
      },
    ])
    expect(answer.headers).toMatchObject({
      'octo-capabilities': 'octo/pricing',
      'octo-env': 'live',
      'cache-control': 'no-store',
      'content-language': 'fr-FR',
    })
    const english = await api.inject({ url: '/octo/products', headers: { 'accept-language': 'en-US' } })
    expect(english.json().errorMessage).toBe(
      'Send your key in the Authorization header, after the word Bearer.',
    )
    expect(english.headers['content-language']).toBe('en')
  })

  test('refuses an unknown key with a sentence of its own', async () => {
    const answer = await api.inject({ url: '/octo/products', headers: { authorization: 'Bearer nothing' } })
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { error: 'UNAUTHORIZED', errorMessage: 'Cette clé n’existe pas.' },
    ])
  })

  test('judges the key before the body', async () => {
    const answer = await api.inject({
      method: 'POST',
      url: '/octo/availability',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    })
    expect(answer.json().error).toBe('UNAUTHORIZED')
  })

  test.each(['/nowhere', '/products/1/2', '/bookings/x/y/z', ''])('answers 404 at %j', async (path) => {
    const answer = await get(path)
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { error: 'BAD_REQUEST', errorMessage: 'Cette adresse n’existe pas.' },
    ])
  })

  test('is not in the description of the REST API', async () => {
    const description = (await api.inject('/api/v1/openapi.json')).json()
    expect(Object.keys(description.paths).filter((path) => path.includes('octo'))).toEqual([])
  })
})
