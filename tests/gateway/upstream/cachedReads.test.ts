import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRest } from '#gateway/upstream/createRest.ts'
import type { Rest } from '#gateway/upstream/rest.ts'
import { restScope } from '#tests/support/restScope.ts'
import { json, startUpstream, type TestUpstream } from '#tests/support/upstream.ts'

let upstream: TestUpstream
let rest: Rest
let now: number

beforeEach(async () => {
  now = 1_000_000
  upstream = await startUpstream(json({ version: 1 }))
  rest = createRest({ apiUrl: upstream.url, clock: () => now, limits: { retryBurst: 0 } })
})

afterEach(async () => {
  await rest.close()
  await upstream.close()
})

async function read(path = '/expeditions/4') {
  const scope = restScope()
  const body = await rest.read(path, scope)
  return { body, source: scope.calls[0]?.source }
}

const fail = json({}, {}, 500)
const seconds = (count: number) => {
  now += count * 1000
}

/** Repeats the read until the background revalidation has completed. */
const readUntil = (source: string) => vi.waitFor(async () => expect((await read()).source).toBe(source))

test('caches neither failures nor refusals', async () => {
  upstream.answerWith(fail)
  await expect(read()).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', status: 500 })
  upstream.answerWith(json({}, {}, 400))
  await expect(read()).rejects.toMatchObject({ code: 'UPSTREAM_REFUSED', status: 400 })
  upstream.answerWith(json({ version: 2 }))
  expect(await read()).toEqual({ body: { version: 2 }, source: 'upstream' })
})

test('requests an uncacheable response each time', async () => {
  upstream.answerWith(json({}, { 'cache-control': 'no-store' }))
  expect((await read()).source).toBe('upstream')
  expect((await read()).source).toBe('upstream')
})

test('evicts an entry after an uncacheable response', async () => {
  await read()
  seconds(120)
  upstream.answerWith(json({ version: 2 }, { 'cache-control': 'no-store' }))
  await read()
  upstream.answerWith(fail)
  await expect(read()).rejects.toMatchObject({ status: 500 })
})

test('serves a fresh response from the cache, as the same object', async () => {
  const [one, two] = [await read(), await read()]
  expect(two.source).toBe('cache')
  expect(two.body).toBe(one.body)
  expect(upstream.calls).toHaveLength(1)
})

test('caches for the lifetime that the service allows', async () => {
  upstream.answerWith(json({}, { 'cache-control': 'max-age=200' }))
  await read()
  seconds(199)
  expect((await read()).source).toBe('cache')
})

test('requests a missing resource again after five seconds', async () => {
  upstream.answerWith(json({}, { 'cache-control': 'max-age=200' }, 404))
  expect(await read()).toEqual({ body: undefined, source: 'upstream' })
  expect(await read()).toEqual({ body: undefined, source: 'cache' })
  seconds(5)
  expect((await read()).source).toBe('upstream')
})

test('serves a stale response while it is revalidated', async () => {
  await read()
  upstream.answerWith(json({ version: 2 }))
  seconds(31)
  expect(await read()).toEqual({ body: { version: 1 }, source: 'stale' })
  await readUntil('cache')
  expect(await read()).toEqual({ body: { version: 2 }, source: 'cache' })
  expect(upstream.calls).toHaveLength(2)
})

test('does not serve an expired response while the service responds', async () => {
  await read()
  upstream.answerWith(json({ version: 2 }))
  seconds(61)
  expect(await read()).toEqual({ body: { version: 2 }, source: 'upstream' })
})

test('serves a stale response for ten minutes while the service fails', async () => {
  await read()
  upstream.answerWith(fail)
  seconds(600)
  expect(await read()).toEqual({ body: { version: 1 }, source: 'stale' })
  seconds(31)
  await expect(read()).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' })
})

test('serves a stale response while the service limits its rate', async () => {
  await read()
  upstream.answerWith(json({}, {}, 429))
  seconds(61)
  expect((await read()).source).toBe('stale')
})

test('serves a stale response without a request right after a failure', async () => {
  await read()
  upstream.answerWith(fail)
  seconds(61)
  await read()
  upstream.answerWith(() => undefined)
  seconds(1)
  expect((await read()).source).toBe('stale')
})

test('revalidates with a 304, and returns the same object', async () => {
  upstream.answerWith(json({ version: 1 }, { etag: '"v1"' }))
  const { body } = await read()
  upstream.answerWith((response, request) => {
    response.writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 500).end()
  })
  seconds(61)
  const again = await read()
  expect(again.source).toBe('upstream')
  expect(again.body).toBe(body)
  expect((await read()).source).toBe('cache')
})

test('rejects a 304 to an unconditional request', async () => {
  upstream.answerWith((response) => response.writeHead(304).end())
  await expect(read()).rejects.toMatchObject({ code: 'UPSTREAM_BAD_RESPONSE' })
})

test('requests an invalidated response again', async () => {
  await read()
  rest.invalidate(['/expeditions/4', '/never/read'])
  upstream.answerWith(json({ version: 2 }))
  expect(await read()).toEqual({ body: { version: 2 }, source: 'upstream' })
})

test('neither caches nor joins a read that began before an invalidation', async () => {
  const answers: (() => unknown)[] = []
  upstream.answerWith((response, request) => {
    answers.push(() => json({ version: answers.length })(response, request))
  })
  const old = read()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  rest.invalidate(['/expeditions/4'])
  const young = read()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  expect(await young).toMatchObject({ source: 'upstream' })
  answers[0]?.()
  expect(await old).toMatchObject({ source: 'upstream' })
  expect(await read()).toEqual({ body: (await young).body, source: 'cache' })
  expect(upstream.calls).toHaveLength(2)
})

test('does not serve an invalidated response stale when the service fails', async () => {
  await read()
  seconds(61)
  let answer: (() => unknown) | undefined
  upstream.answerWith((response, request) => {
    answer = () => fail(response, request)
  })
  const late = read()
  await vi.waitFor(() => expect(answer).toBeDefined())
  rest.invalidate(['/expeditions/4'])
  answer?.()
  await expect(late).rejects.toMatchObject({ status: 500 })
})

test('expires all responses when any may have changed, and serves them stale on failure', async () => {
  await read()
  rest.invalidate()
  upstream.answerWith(fail)
  expect(await read()).toEqual({ body: { version: 1 }, source: 'stale' })
  upstream.answerWith(json({ version: 2 }))
  seconds(3)
  expect(await read()).toEqual({ body: { version: 2 }, source: 'upstream' })
})

test('does not cache a read that began before a complete invalidation', async () => {
  const answers: (() => unknown)[] = []
  upstream.answerWith((response, request) => {
    answers.push(() => json({ version: 1 })(response, request))
  })
  const old = read()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  rest.invalidate()
  answers[0]?.()
  await old
  upstream.answerWith(json({ version: 2 }))
  expect(await read()).toEqual({ body: { version: 2 }, source: 'upstream' })
})

test('forwards each invalidation to the payload cache', async () => {
  const invalidated: (string[] | undefined)[] = []
  const other = createRest({ apiUrl: upstream.url, onInvalidate: (paths) => invalidated.push(paths) })
  other.invalidate(['/themes'])
  other.invalidate()
  await other.close()
  expect(invalidated).toEqual([['/themes'], undefined])
})
