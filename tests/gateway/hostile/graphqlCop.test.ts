import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RealGateway, startRealGateway } from '#tests/gateway/hostile/realGateway.ts'

/** The checks of graphql-cop 1.15, sent as it sends them; none may succeed. */
let gateway: RealGateway

beforeAll(async () => {
  gateway = await startRealGateway()
})

afterAll(() => gateway.close())

type Answer = {
  data?: { __schema?: { types: unknown[] } }
  errors?: { extensions: Record<string, unknown> }[]
}

async function ask(query: string): Promise<Answer> {
  const response = await gateway.post({ query, operationName: 'cop' })
  return JSON.parse(await response.text())
}

const read = async (search: string, request: RequestInit = {}) =>
  (await fetch(`${gateway.url}/graphql?${search}`, request)).text()

describe('amplification', () => {
  test('alias overloading: 101 aliases', async () => {
    const aliases = Array.from({ length: 101 }, (_, index) => `alias${index}: __typename`)
    expect((await ask(`query cop { ${aliases.join(' ')} }`)).data).toBeUndefined()
  })

  test('array-based batching: ten at once', async () => {
    const batch = Array.from({ length: 10 }, () => ({
      query: 'query cop { __typename }',
      operationName: 'cop',
    }))
    const response = await gateway.post(batch)
    expect(response.status).toBe(400)
    expect(await response.json()).not.toBeInstanceOf(Array)
  })

  test('directive overloading: ten on a field', async () => {
    const { errors } = await ask(`query cop { __typename ${'@aa'.repeat(10)} }`)
    expect(errors).toHaveLength(1)
  })

  test('circular introspection', async () => {
    const circle = 'fields { type { '.repeat(4)
    const { data } = await ask(`query cop { __schema { types { ${circle} name ${'} } '.repeat(4)} } }`)
    expect(data).toBeUndefined()
  })

  test('field duplication: 500 times the same', async () => {
    expect((await ask(`query cop { ${'__typename '.repeat(500)} }`)).data).toBeUndefined()
  })
})

describe('information disclosure', () => {
  test('field suggestions', async () => {
    expect(JSON.stringify(await ask('query cop { __schema { directive } }'))).not.toContain('Did you mean')
  })

  test('trace mode', async () => {
    for (const answer of [await ask('query cop { __typename }'), await ask('query cop { nobody }')])
      expect(JSON.stringify(answer)).not.toMatch(/tracing|exception|stacktrace/i)
  })

  test('unhandled errors', async () => {
    expect(JSON.stringify(await ask('qwerty cop { abc }'))).not.toMatch(/exception|stacktrace/i)
  })

  test('an IDE for clients other than browsers', async () => {
    for (const path of ['/graphiql', '/playground', '/console', '/graphql']) {
      const text = await (await fetch(gateway.url + path)).text()
      expect(text).not.toMatch(/graphiql\.min\.css|GraphQL Playground|GraphiQL|graphql-playground/)
    }
  })

  test('introspection: public, with limits of its own', async () => {
    const { data } = await ask('query cop { __schema { types { name fields { name } } } }')
    expect(data?.__schema?.types.length).toBeGreaterThan(25)
    const { errors } = await ask(
      `query cop { __schema { types { ${'ofType { '.repeat(20)} name ${'} '.repeat(20)} } } }`,
    )
    expect(errors?.[0]?.extensions.limit).toBe('introspectionDepth')
  })
})

describe('cross-site requests', () => {
  test.each([{}, { 'content-type': 'application/json' }])('for a change by GET: %o', async (headers) => {
    const search = new URLSearchParams({ query: 'mutation cop { __typename }' })
    const response = await fetch(`${gateway.url}/graphql?${search}`, { headers })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    expect(await response.text()).not.toContain('"data"')
  })

  test('by a POST that a form can send', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const search = new URLSearchParams({ query: 'query cop { __typename }' }).toString()
    expect(await read(search, { method: 'POST' })).not.toContain('"data"')
    expect(await read('', { method: 'POST', headers: form, body: search })).not.toContain('"data"')
  })

  test('by GET, which changes nothing and is unreadable to the other site', async () => {
    const search = new URLSearchParams({ query: 'query cop { __typename }' })
    const headers = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }
    const response = await fetch(`${gateway.url}/graphql?${search}`, { headers })
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('set-cookie')).toBeNull()
  })
})
