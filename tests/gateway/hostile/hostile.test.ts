import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostileDocuments } from '#tests/gateway/hostile/documents.ts'
import { type RealGateway, startRealGateway } from '#tests/gateway/hostile/realGateway.ts'
import { hostileRequests } from '#tests/gateway/hostile/requests.ts'
import { hostileVariables } from '#tests/gateway/hostile/variables.ts'

const longestAnswerMs = 250
const longestHoldMs = 100
const attempts = 5

let gateway: RealGateway

beforeAll(async () => {
  gateway = await startRealGateway()
  await Promise.all(Array.from({ length: 20 }, () => gateway.post({ query: '{ reviewStats { count } }' })))
})

afterAll(() => gateway.close())

describe('a document: ', () => {
  test.each(Object.entries(hostileDocuments))('%s', async (_name, query) => {
    await survives(() => gateway.post({ query }))
    await survives(() => gateway.post({ query, operationName: 'Nobody' }))
    const search = new URLSearchParams({ query, variables: '[]' })
    if (search.toString().length < 7000) await survives(() => fetch(`${gateway.url}/graphql?${search}`))
  })
})

describe('a request: ', () => {
  test.each(Object.entries(hostileRequests))('%s', async (_name, { path = '/graphql', ...request }) => {
    await survives(() => fetch(`${gateway.url}${path}`, request))
  })
})

describe('variables of nearly 128 kB: ', () => {
  test.each(Object.entries(hostileVariables))('%s', async (_name, variables) => {
    const body = `{"query":"query ($f: ExpeditionFilter) { expeditions(filter: $f) { totalCount } }","variables":${variables}}`
    expect(body.length).toBeGreaterThan(100_000)
    expect(body.length).toBeLessThan(128 * 1024)
    await survives(() =>
      fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    )
  })
})

/**
 * Answered below 500, soon, without blocking others, in at least one attempt, since other load disturbs some.
 */
async function survives(ask: () => Promise<Response>): Promise<void> {
  let best = await attempt(ask)
  for (let tries = 1; tries < attempts && !isGood(best); tries += 1) best = await attempt(ask)
  expect(best.status, best.body.slice(0, 500)).toBeLessThan(500)
  expect(best.body).not.toMatch(/stacktrace|node_modules|INTERNAL_SERVER_ERROR/)
  expect(best).toSatisfy(isGood)
}

const isGood = ({ ms, heldMs }: Attempt) => ms < longestAnswerMs && heldMs < longestHoldMs

type Attempt = { status: number; body: string; ms: number; heldMs: number }

/**
 * The event loop was blocked no longer than the process used the CPU: under load it also waits for its turn.
 */
async function attempt(ask: () => Promise<Response>): Promise<Attempt> {
  const histogram = monitorEventLoopDelay({ resolution: 10 })
  histogram.enable()
  const before = process.cpuUsage()
  const begunAt = performance.now()
  const response = await ask()
  const body = await response.text()
  const ms = performance.now() - begunAt
  const { user, system } = process.cpuUsage(before)
  histogram.disable()
  return { status: response.status, body, ms, heldMs: Math.min(histogram.max / 1e6, (user + system) / 1000) }
}
