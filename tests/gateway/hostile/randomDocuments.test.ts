import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomDocument } from '#tests/gateway/graph/limits/randomDocument.ts'
import { type RealGateway, startRealGateway } from '#tests/gateway/hostile/realGateway.ts'
import { readRepository } from '#tools/rules/all.ts'
import { currentSchema } from '#tools/rules/schemaDocument.ts'

let gateway: RealGateway

beforeAll(async () => {
  gateway = await startRealGateway()
})

afterAll(() => gateway.close())

test('answers each random document below 500, some with data and some with a refusal', async () => {
  const begin = new Set<string>()
  const random = randomDocument(currentSchema(readRepository()))
  await fc.assert(
    fc.asyncProperty(random, async (query) => {
      const response = await gateway.post({ query })
      const body = await response.text()
      expect(response.status, body.slice(0, 300)).toBeLessThan(500)
      expect(body).not.toMatch(/INTERNAL_SERVER_ERROR|stacktrace/)
      begin.add(body.slice(0, 7))
    }),
    // The benchmark chooses others each time.
    { numRuns: 100, seed: 1 },
  )
  expect([...begin].toSorted()).toEqual(['{"data"', '{"error'])
})
