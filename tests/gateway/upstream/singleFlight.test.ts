import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRest } from '#gateway/upstream/createRest.ts'
import type { Rest } from '#gateway/upstream/rest.ts'
import { restScope } from '#tests/support/restScope.ts'
import { json, startUpstream, type TestUpstream } from '#tests/support/upstream.ts'

let upstream: TestUpstream
let rest: Rest
let open: ServerResponse[]
let answerAll: () => void

beforeEach(async () => {
  open = []
  upstream = await startUpstream((response, request) => {
    open.push(response)
    answerAll = () => json({ name: 'answer' }, { 'cache-control': 'no-store' })(response, request)
  })
  rest = createRest({ apiUrl: upstream.url, limits: { retryBurst: 0 } })
})

afterEach(async () => {
  await rest.close()
  await upstream.close()
})

const requested = (times: number) => vi.waitFor(() => expect(open).toHaveLength(times))
const gone = { code: 'UPSTREAM_TIMEOUT' }

test('shares the failure of a request among its callers, each of which records it', async () => {
  const scopes = [restScope(), restScope()]
  const reads = scopes.map((scope) => rest.read('/themes', scope))
  await requested(1)
  open[0]?.writeHead(500).end()
  expect(await Promise.allSettled(reads)).toMatchObject([
    { status: 'rejected', reason: { status: 500 } },
    { status: 'rejected', reason: { status: 500 } },
  ])
  expect(scopes.map(({ calls }) => calls)).toMatchObject([
    [{ status: 500, source: 'upstream' }],
    [{ status: 500, source: 'shared' }],
  ])
})

test('makes one call for fifty concurrent reads', async () => {
  const scopes = Array.from({ length: 50 }, restScope)
  const reads = scopes.map((scope) => rest.read('/themes', scope))
  await requested(1)
  answerAll()
  expect(new Set(await Promise.all(reads)).size).toBe(1)
  expect(upstream.calls).toHaveLength(1)
  expect(
    scopes
      .flatMap(({ calls }) => calls.map(({ source }) => source))
      .toSorted()
      .at(-1),
  ).toBe('upstream')
})

test('does not cancel a shared call when one caller leaves', async () => {
  const leaving = restScope()
  const left = rest.read('/themes', leaving)
  const waiting = rest.read('/themes', restScope())
  await requested(1)
  leaving.leave()
  await expect(left).rejects.toMatchObject(gone)
  answerAll()
  expect(await waiting).toEqual({ name: 'answer' })
  expect(upstream.calls).toHaveLength(1)
})

test('cancels a call when the last caller leaves', async () => {
  const scopes = [restScope(), restScope()]
  const reads = Promise.allSettled(scopes.map((scope) => rest.read('/themes', scope)))
  await requested(1)
  for (const scope of scopes) scope.leave()
  expect(await reads).toMatchObject([{ reason: gone }, { reason: gone }])
  await vi.waitFor(() => expect(open[0]?.destroyed).toBe(true))
})

test('begins a new call after a cancellation while the shared cache is read', async () => {
  const { promise: found, resolve: answer } = Promise.withResolvers<undefined>()
  const none = () => undefined
  const store = { get: () => found, set: none, drop: none, invalidate: none, onInvalidate: none, close: none }
  const shared = createRest({ apiUrl: upstream.url, store })
  const leaving = restScope()
  const left = shared.read('/themes', leaving)
  leaving.leave()
  await expect(left).rejects.toMatchObject(gone)
  const coming = shared.read('/themes', restScope())
  answer(undefined)
  await requested(1)
  answerAll()
  expect(await coming).toEqual({ name: 'answer' })
  await shared.close()
})

test.each([
  [
    'a read of one account',
    () => (scope: ReturnType<typeof restScope>) => rest.readAs('token', '/user/', scope),
  ],
  [
    'a change',
    () => (scope: ReturnType<typeof restScope>) => rest.send({ method: 'POST', path: '/cart' }, scope),
  ],
])('aborts %s when its client disconnects', async (_, work) => {
  const scope = restScope()
  const call = work()(scope)
  await requested(1)
  scope.leave()
  await expect(call).rejects.toMatchObject(gone)
  await vi.waitFor(() => expect(open[0]?.destroyed).toBe(true))
  expect(upstream.calls).toHaveLength(1)
})

test('makes no call for a disconnected client', async () => {
  const scope = restScope()
  scope.leave()
  await expect(rest.read('/themes', scope)).rejects.toMatchObject(gone)
  await expect(rest.send({ method: 'POST', path: '/cart' }, scope)).rejects.toMatchObject(gone)
  expect(upstream.calls).toEqual([])
})

test('ends all calls of a request at its deadline', async () => {
  const limited = createRest({ apiUrl: upstream.url, limits: { tryMs: 20_000, totalMs: 500 } })
  const scope = restScope()
  const first = limited.read('/themes', scope)
  const second = limited.readAs('token', '/user/', scope)
  expect(await Promise.allSettled([first, second])).toMatchObject([{ reason: gone }, { reason: gone }])
  await expect(limited.read('/collections', scope)).rejects.toMatchObject(gone)
  await vi.waitFor(() => expect(open.every(({ destroyed }) => destroyed)).toBe(true))
  // Fewer than two if the machine pauses longer than the deadline.
  expect(upstream.calls.length).toBeLessThanOrEqual(2)
  await limited.close()
})

test('does not cancel a background revalidation when its caller leaves', async () => {
  let now = 0
  const clocked = createRest({ apiUrl: upstream.url, clock: () => now })
  upstream.answerWith(json({ version: 1 }))
  await clocked.read('/themes', restScope())
  let answer = () => {}
  upstream.answerWith((response, request) => {
    answer = () => json({ version: 2 })(response, request)
  })
  now = 61_000
  const scope = restScope()
  expect(await clocked.read('/themes', scope)).toEqual({ version: 1 })
  await vi.waitFor(() => expect(upstream.calls).toHaveLength(2))
  scope.leave()
  answer()
  await vi.waitFor(async () => expect(await clocked.read('/themes', restScope())).toEqual({ version: 2 }))
  await clocked.close()
})
