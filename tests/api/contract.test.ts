import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { bookExamples } from '#tests/support/bookedExamples.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { unusedProvider } from '#tests/support/demoPayments.ts'
import { rounds } from '#tests/support/lane.ts'
import {
  listOperations,
  type Operation,
  parseDescription,
  samplePath,
  strictValidator,
} from '#tests/support/openapi.ts'
import { section7 } from '#tests/support/section7.ts'
import { openInvitation, staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { createTransfers, exampleTransfers } from '#tests/support/transfers.ts'

const description = parseDescription(readFileSync('schema/rest/openapi.json', 'utf8'))
const operations = listOperations(description)
const answering = operations.filter((operation) => !operation.isStream)
const named = (isWanted: (operation: Operation) => boolean) =>
  answering.filter(isWanted).map((operation) => [operation.name, operation] as const)
const isNavigation = ({ path }: Operation) => path.startsWith('/auth/')

/** Words that break careless programs, between ordinary ones. */
const nasty = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '\u0000',
      '1e400',
      '-1',
      '99999999999999999999',
      "' or 1=1 --",
      '__proto__',
      '../..',
      '%',
      '٣',
      'null',
      '1,2,3',
      'a'.repeat(4_000),
    ),
  )
  // A lone surrogate cannot be part of a URL.
  .map((text) => text.toWellFormed())

describe('the committed description', () => {
  const described = operations.map(({ method, path }) => `${method} ${path.replace('/api/v1', '')}`)

  test('has each call of section 7', () => {
    expect(section7.filter((call) => !described.includes(call))).toEqual([])
  })

  test('marks all other calls as extensions', () => {
    const others = operations.filter(
      ({ method, path }) => !section7.includes(`${method} ${path.replace('/api/v1', '')}`),
    )
    expect(
      others.filter((operation) => !operation.isExtension).map(({ method, path }) => `${method} ${path}`),
    ).toEqual([])
    expect(operations.filter((operation) => operation.isExtension && !others.includes(operation))).toEqual([])
  })

  test('describes each field, with an example of each body', () => {
    expect(operations.flatMap((operation) => operation.gaps)).toEqual([])
  })
})

onDatabase('demo', (current) => {
  let api: Api
  let account: TestAccount
  let owner: TestAccount
  beforeAll(async () => {
    api = await testApi(current().db, {
      isBookingOpen: true,
      listen: current().listen,
      paymentProvider: unusedProvider,
    })
    account = await signedInAccount(current().db)
    owner = await staffMember(current().db, { role: 'owner' }, { isSteppedUp: true })
    await createTransfers(current().db, owner.userId, exampleTransfers)
    await openInvitation(current().db, 'uI5v5f8b0hYkz5uF6cJmNq0mXb3o4Tq6p8r0s2t4u6w')
    await bookExamples(current().db, account.userId)
  })
  afterAll(() => api.close())

  test('serves the committed description', async () => {
    const served = await api.inject('/api/v1/openapi.json/')
    expect(served.json()).toEqual(description)
  })

  /** Some of these calls end their own session: each has another one. */
  const findHeaders = async (operation: Operation) => {
    if (operation.path.startsWith('/api/v1/agency/')) return owner.headers
    return operation.path.includes('/auth/') ? (await signedInAccount(current().db)).headers : account.headers
  }

  const send = async (
    operation: Operation,
    changes: { path?: string; headers?: Record<string, string>; payload?: unknown } = {},
  ) =>
    api.inject({
      method: operation.method,
      url: changes.path ?? samplePath(operation),
      headers: changes.headers ?? (operation.needsBearer ? await findHeaders(operation) : {}),
      ...(operation.bodyExample !== undefined && {
        payload: Object(changes.payload ?? operation.bodyExample),
      }),
    })

  const check = (operation: Operation, answer: { statusCode: number; body: string }) => {
    const validate = strictValidator(description, operation, answer.statusCode)
    expect(
      validate(JSON.parse(answer.body)),
      `${answer.statusCode} ${answer.body.slice(0, 400)} ${JSON.stringify(validate.errors)}`,
    ).toBe(true)
  }

  test.each(named(({ fileType }) => fileType !== undefined))(
    '%s sends a file of its type',
    async (_name, operation) => {
      const { statusCode, headers } = await send(operation)
      expect([statusCode, headers['content-type']]).toEqual([200, operation.fileType])
    },
  )

  test.each(
    named((operation) => operation.method === 'GET' && !isNavigation(operation) && !operation.fileType),
  )('%s responds 200 as described', async (_name, operation) => {
    const answer = await send(operation)
    expect(answer.statusCode).toBe(200)
    check(operation, answer)
  })

  test.each([
    ['/api/v1/themes', '/api/v1/themes/'],
    ['/api/v1/expeditions/search?page=1', '/api/v1/expeditions/search/?page=1'],
    ['/api/v1/expeditions/search/?page=2', '/api/v1/expeditions/search?page=2'],
  ])('responds to %s as to %s', async (path, twin) => {
    const [answer, again] = [await api.inject(path), await api.inject(twin)]
    expect([again.statusCode, Object.keys(again.json())]).toEqual([200, Object.keys(answer.json())])
  })

  test('opens a stream with and without a trailing slash, for any query string', async () => {
    const address = await api.listen({ port: 0 })
    const streaming = operations.filter((operation) => operation.isStream)
    for (const path of streaming.flatMap((operation) => [operation.path, `${operation.path}/?since=%00`])) {
      const answer = await fetch(`${address}${path}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        'text/event-stream; charset=utf-8',
      ])
      await answer.body?.cancel()
    }
  })

  test.each(named(isNavigation))(
    '%s redirects the browser to allowed targets alone',
    async (_name, operation) => {
      const answer = await send(operation)
      expect(answer.statusCode).toBe(303)
      expect(answer.headers.location).toMatch(/^(\/(?!\/)|http:\/\/localhost:4000\/)/)
    },
  )

  test.each(named(({ method }) => method !== 'GET'))(
    '%s responds as described, with any status',
    async (_name, operation) => {
      const answer = await send(operation)
      expect(answer.statusCode).toBeLessThan(500)
      check(operation, answer)
    },
  )

  test.each(named(({ needsBearer }) => needsBearer))(
    'refuses %s without a bearer, and with a forged or expired one',
    async (_name, operation) => {
      for (const headers of [{}, { authorization: 'Bearer x.y.z' }, { authorization: 'Basic abc' }]) {
        const answer = await send(operation, { headers })
        expect(answer.statusCode).toBe(operation.path.startsWith('/api/v1/agency/') ? 404 : 401)
        check(operation, answer)
      }
    },
  )

  test.each(named(({ path }) => path.startsWith('/api/v1/expeditions/{id}')))(
    '%s returns 404 for an unknown trip',
    async (_name, operation) => {
      const answer = await send(operation, { path: operation.path.replace('{id}', 'no-such-trip') })
      expect(answer.statusCode).toBe(404)
      check(operation, answer)
    },
  )

  test('responds to no call with 5xx, for any path, query, headers and body', async () => {
    const hostile = fc.asyncProperty(
      fc.constantFrom(...answering),
      nasty,
      nasty,
      fc.jsonValue(),
      async (operation, inPath, inQuery, payload) => {
        const path = operation.path.replaceAll(/\{[^}]+\}/g, encodeURIComponent(inPath))
        const query = operation.parameters
          .filter((parameter) => parameter.in === 'query')
          .map(({ name }) => `${name}=${encodeURIComponent(inQuery)}`)
        const answer = await send(operation, {
          path: `${path}?${query.join('&')}`,
          payload,
          headers: await findHeaders(operation),
        })
        expect(
          answer.statusCode,
          `${operation.name} ${inPath} ${inQuery} ${JSON.stringify(payload)}: ${answer.body}`,
        ).toBeLessThan(500)
      },
    )
    // Drivers differ in what they refuse of a value, which takes few of the answers to see.
    await fc.assert(hostile, {
      numRuns: current().engine === 'PostgreSQL' ? rounds(100, 400) : rounds(30, 100),
    })
  })

  test('returns a JSON 404 with the list of routes for an unknown path', async () => {
    const answer = await api.inject('/api/v1/nowhere')
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'ROUTE_NOT_FOUND'])
    expect(answer.headers['x-request-id']).toBe(answer.json().error.request_id)
  })
})
