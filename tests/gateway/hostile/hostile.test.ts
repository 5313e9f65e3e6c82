import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileCalls, variablesBodies } from '#tests/gateway/hostile/calls.ts'
import { type RealGateway, startRealGateway } from '#tests/gateway/hostile/realGateway.ts'

let gateway: RealGateway

beforeAll(async () => {
  gateway = await startRealGateway()
})

afterAll(() => gateway.close())

test.each(hostileCalls)('answers below 500, without internal details: %s', async (_name, send) => {
  const response = await send(gateway)
  const body = await response.text()
  expect(response.status, body.slice(0, 500)).toBeLessThan(500)
  expect(body).not.toMatch(/stacktrace|node_modules|INTERNAL_SERVER_ERROR/)
})

test.each(variablesBodies)('%s fills a body, and fits into it', (_name, body) => {
  expect(body.length).toBeGreaterThan(100_000)
  expect(body.length).toBeLessThan(128 * 1024)
})
