import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnv } from '#gateway/server/env.ts'
import { createGateway } from '#gateway/server/server.ts'
import { json, startUpstream, type TestUpstream } from '#tests/support/upstream.ts'

let upstream: TestUpstream
let app: FastifyInstance

beforeEach(async () => {
  upstream = await startUpstream()
  const env = readEnv({ LOG_LEVEL: 'silent', SESSION_SECRET: 's'.repeat(32) })
  app = await createGateway({ apiUrl: upstream.url, env, maxDelayMs: Number.POSITIVE_INFINITY })
})

afterEach(async () => {
  await app.close()
  await upstream.close()
})

test('runs a repeated operation compiled, with one call a response', async () => {
  const start = '2027-07-03'
  const hit = { id: '7', name: 'Sept', next_departure_starts: [{ next_departure_start: start }] }
  upstream.answerWith(json({ hits: [hit], nbHits: 1 }, { 'cache-control': 'no-store' }))
  const query = '{ expeditions { nodes { name isFavourite nextDepartures { startDate } } } }'
  const uses = 6
  for (let use = 0; use < uses; use++) {
    const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query } })
    const node = { name: 'Sept', isFavourite: false, nextDepartures: [{ startDate: start }] }
    expect(answer.json()).toEqual({ data: { expeditions: { nodes: [node] } } })
  }
  expect(upstream.calls).toHaveLength(uses)
  const { body: metrics } = await app.inject('/metrics')
  expect(metrics).toMatch(/duration_seconds_count\{operation="other",lane="compiled"\} [1-9]/)
})
