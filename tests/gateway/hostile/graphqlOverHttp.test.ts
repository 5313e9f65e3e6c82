import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RealGateway, startRealGateway } from '#tests/gateway/hostile/realGateway.ts'

let gateway: RealGateway

beforeAll(async () => {
  gateway = await startRealGateway()
})

afterAll(() => gateway.close())

const audits = serverAudits({ url: () => `${gateway.url}/graphql` })

test('runs the 61 known audits', () => {
  expect(audits).toHaveLength(61)
})

test.each(audits.map((audit): [string, typeof audit] => [`${audit.id} ${audit.name}`, audit]))(
  '%s',
  async (_name, { fn }) => {
    const result = await fn()
    expect(result.status, 'reason' in result ? result.reason : '').not.toBe('error')
  },
)
