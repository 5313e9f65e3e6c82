import { afterAll, afterEach, expect, test } from 'vitest'
import {
  type Client,
  createClient,
  DeleteCart,
  ExploraError,
  Filters,
  GraphqlErrors,
  HttpError,
  NetworkError,
  type Operation,
  Viewer,
} from '#clients/typescript/src/index.ts'
import { json, startUpstream } from '#tests/support/upstream.ts'

const upstream = await startUpstream()
const explora = createClient({ url: upstream.url })

afterEach(() => upstream.calls.splice(0))
afterAll(() => upstream.close())

test('throws GraphqlErrors with the rest of the data where a field fails', async () => {
  const errors = [{ message: 'Slow.', path: ['filters'], extensions: { code: 'UPSTREAM_TIMEOUT' } }]
  upstream.answerWith(json({ data: { filters: null }, errors }))
  const failed = explora(Filters)
  await expect(failed).rejects.toThrow(GraphqlErrors)
  await expect(failed).rejects.toMatchObject({ errors, data: { filters: null } })
})

test('throws GraphqlErrors with the time to wait, and retries nothing', async () => {
  const errors = [{ message: 'Later.', extensions: { code: 'RATE_LIMITED' } }]
  upstream.answerWith(json({ errors }, { 'retry-after': '7' }, 429))
  await expect(explora(Filters)).rejects.toMatchObject({ status: 429, retryAfterS: 7 })
  expect(upstream.calls).toHaveLength(1)
})

test.each([
  ['a page', '<h1>Bad gateway</h1>'],
  ['other JSON', '[]'],
  ['no body', ''],
])('throws HttpError for a proxy that sends %s', async (_, body) => {
  upstream.answerWith((response) => response.writeHead(502, { 'retry-after': '3' }).end(body))
  const failed = explora(Filters)
  await expect(failed).rejects.toThrow(HttpError)
  await expect(failed).rejects.toMatchObject({ status: 502, retryAfterS: 3, requestId: undefined })
})

test('throws NetworkError for a connection that breaks before the response', async () => {
  upstream.answerWith((response) => response.destroy())
  const failed = explora(Filters)
  await expect(failed).rejects.toThrow(NetworkError)
  await expect(failed).rejects.toThrow(ExploraError)
})

test('throws NetworkError for a connection that breaks in the body', async () => {
  upstream.answerWith((response) => {
    response.writeHead(200, { 'content-length': 1000 })
    response.write('{"data":', () => response.destroy())
  })
  await expect(explora(Filters)).rejects.toThrow(NetworkError)
})

test('rejects an aborted request with the reason of its signal', async () => {
  upstream.answerWith(() => undefined)
  const signal = AbortSignal.timeout(50)
  await expect(explora(Filters, {}, { signal })).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('passes the failure of the function that reads the token', async () => {
  const token = () => Promise.reject(new Error('no token'))
  await expect(createClient({ url: upstream.url, token })(Viewer)).rejects.toThrow('no token')
  expect(upstream.calls).toEqual([])
})

const long: Operation<object, { id?: string }> = { kind: 'query', text: `{ ${'a'.repeat(2000)} }` }

test.each<[string, string, (client: Client) => Promise<object>, string | undefined]>([
  ['an anonymous query', 'GET', (client) => client(Filters), undefined],
  ['a long query', 'POST', (client) => client(long), undefined],
  ['a query with a token', 'POST', (client) => client(Viewer), 'secret'],
  ['a mutation', 'POST', (client) => client(DeleteCart, { id: '1' }), undefined],
])('sends %s by %s', async (_, method, send, token) => {
  upstream.answerWith(json({ data: {} }))
  await send(createClient({ url: upstream.url, ...(token && { token }) }))
  expect(upstream.calls).toMatchObject([{ method }])
  const headers = { authorization: token && `Bearer ${token}`, type: method === 'POST' && 'application/json' }
  const sent = upstream.calls[0]?.headers
  expect({ authorization: sent?.authorization, type: sent?.['content-type'] ?? false }).toEqual(headers)
})
