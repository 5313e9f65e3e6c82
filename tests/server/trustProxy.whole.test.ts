import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiProcess, startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'
import { createPostgres } from '#tests/support/databases.ts'
import { type GatewayProcess, spawnGateway, untilReady } from '#tests/support/gatewayProcess.ts'

const TRUST_PROXY = '2'
let api: ApiProcess
let gateway: GatewayProcess
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await createPostgres('demo')
  drop = database.drop
  api = await startApiProcess({ TRUST_PROXY, DATABASE_URL: database.url })
  gateway = await spawnGateway({ TRUST_PROXY, API_URL: api.url })
  await untilReady(gateway)
})
afterAll(async () => {
  await stopProcess(gateway.child)
  await stopProcess(api.child)
  await drop()
})

/** Sends as the second of two proxies does: each has appended the address it saw. */
async function subscribe(forwardedFor: string): Promise<string[]> {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
    body: JSON.stringify({
      query: 'mutation { subscribeToNewsletter(email: "lea@example.test") { errors { code } } }',
    }),
  })
  return [...(await response.text()).matchAll(/"code":"(\w+)"/g)].map(([, code = '']) => code)
}

test('limits the same visitor with TRUST_PROXY=2 in both programs', async () => {
  const [visitor, other, proxy] = ['203.0.113.7', '203.0.113.8', '198.51.100.1']
  for (let attempt = 0; attempt < 5; attempt++) expect(await subscribe(`${visitor}, ${proxy}`)).toEqual([])
  expect(await subscribe(`${visitor}, ${proxy}`)).toEqual(['RATE_LIMITED'])
  // The first address is forged: only the last two come from our proxies.
  expect(await subscribe(`${other}, ${visitor}, ${proxy}`)).toEqual(['RATE_LIMITED'])
  expect(await subscribe(`${other}, ${proxy}`)).toEqual([])
})
