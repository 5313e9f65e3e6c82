import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomDocument } from '#tests/gateway/graph/limits/randomDocument.ts'
import { type RealGateway, startRealGateway } from '#tests/gateway/hostile/realGateway.ts'
import { readRepository } from '#tools/rules/all.ts'
import { currentSchema } from '#tools/rules/schemaDocument.ts'

const longestMs = 500
const attempts = 4
/** `npm run bench -- reliability --only properties` sends 2,000. */
const documents = Number(process.env.RANDOM_DOCUMENTS ?? 300)

let gateway: RealGateway

beforeAll(async () => {
  gateway = await startRealGateway()
})

afterAll(() => gateway.close())

test('answers each random document below 500, within 500 ms', {
  timeout: 300_000,
}, async () => {
  const answers = { withData: 0, refused: 0 }
  const random = randomDocument(currentSchema(readRepository()))
  await fc.assert(
    fc.asyncProperty(random, async (query) => {
      let best = await ask(query)
      for (let tries = 1; tries < attempts && best.ms > longestMs; tries += 1) best = await ask(query)
      expect(best.status, best.body.slice(0, 300)).toBeLessThan(500)
      expect(best.body).not.toMatch(/INTERNAL_SERVER_ERROR|stacktrace/)
      expect(best.ms).toBeLessThan(longestMs)
      answers[best.body.startsWith('{"data"') ? 'withData' : 'refused'] += 1
    }),
    { numRuns: documents },
  )
  // About a tenth and nine tenths: far enough below for chance.
  expect(answers.withData).toBeGreaterThan(documents / 30)
  expect(answers.refused).toBeGreaterThan(documents / 30)
})

/** Other load disturbs some attempts, not all. */
async function ask(query: string): Promise<{ status: number; body: string; ms: number }> {
  const begunAt = performance.now()
  const response = await gateway.post({ query })
  const body = await response.text()
  return { status: response.status, body, ms: performance.now() - begunAt }
}
