import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { healthRoutes } from '#gateway/health.ts'
import { createMetrics } from '#gateway/metrics.ts'
import { startUpstream } from '#tests/support/upstream.ts'

test('however many ask at once whether it is ready, the service is asked once', async () => {
  const upstream = await startUpstream()
  const app = Fastify()
  healthRoutes(app, upstream.url, createMetrics())
  const statusOf = async () => (await app.inject('/health/ready')).statusCode
  await app.ready()
  expect(new Set(await Promise.all(Array.from({ length: 20 }, statusOf)))).toEqual(new Set([200]))
  expect(upstream.calls).toHaveLength(1)
  upstream.answerWith((response) => response.writeHead(503).end())
  expect(await statusOf()).toBe(503)
  await app.close()
  await upstream.close()
})
