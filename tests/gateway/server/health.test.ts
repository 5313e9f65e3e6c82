import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { healthRoutes } from '#gateway/server/health.ts'
import { createMetrics } from '#gateway/server/metrics.ts'
import { startUpstream } from '#tests/support/upstream.ts'

test('shares one upstream check between concurrent readiness requests', async () => {
  const upstream = await startUpstream()
  const app = Fastify()
  healthRoutes(app, upstream.url, createMetrics())
  const findStatus = async () => (await app.inject('/health/ready')).statusCode
  await app.ready()
  expect(new Set(await Promise.all(Array.from({ length: 20 }, findStatus)))).toEqual(new Set([200]))
  expect(upstream.calls).toHaveLength(1)
  upstream.answerWith((response) => response.writeHead(503).end())
  expect(await findStatus()).toBe(503)
  await app.close()
  await upstream.close()
})

test('is not ready while another process answers at the port of its api', async () => {
  const upstream = await startUpstream()
  const app = Fastify()
  healthRoutes(app, upstream.url, createMetrics(), () => 42)
  const answerAs = (pid: number) =>
    upstream.answerWith((response) => response.end(JSON.stringify({ status: 'ready', pid })))
  answerAs(43)
  expect((await app.inject('/health/ready')).statusCode).toBe(503)
  answerAs(42)
  expect((await app.inject('/health/ready')).statusCode).toBe(200)
  await app.close()
  await upstream.close()
})
