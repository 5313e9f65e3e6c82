import { afterAll, beforeAll, expect, test } from 'vitest'
import { startListening } from '#tests/gateway/server/live/followers.ts'
import type { Credentials, TestGateway } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'
import { type StartedRedis, startRedis } from '#tests/support/redis.ts'
import { staffMember } from '#tests/support/staff.ts'

const current = product()
let author: Credentials
let redis: StartedRedis
/** Two gateways that share a cache. */
let nodes: TestGateway[]
beforeAll(async () => {
  const { headers } = await staffMember(current().db, { permissions: ['catalogue'] })
  author = { bearer: headers.authorization.replace('Bearer ', '') }
  redis = await startRedis()
  const env = { REDIS_URL: redis.url }
  nodes = [await startListening(current().apiUrl, env), await startListening(current().apiUrl, env)]
})
afterAll(async () => {
  for (const node of nodes) await node.close()
  await redis.stop()
})

type Public = { expedition: { id: string } | null; expeditions: { totalCount: number } }

/** Whether each gateway has the page of the first expedition, and how many the catalogue has. */
const seen = () =>
  Promise.all(
    nodes.map(async ({ ask }) => {
      const { data } = await ask<Public>(
        '{ expedition(slug: "balcons-de-la-vanoise") { id } expeditions { totalCount } }',
      )
      return [data.expedition !== null, data.expeditions.totalCount]
    }),
  )
async function change(kind: 'UNPUBLISH' | 'PUBLISH'): Promise<void> {
  const call = `agencyChangeExpeditions(ids: ["1"], change: { kind: ${kind} }, confirmed: true)`
  const { data } =
    (await nodes[0]?.ask(`mutation { answer: ${call} { ids errors { message } } }`, {}, author)) ?? {}
  expect(data).toEqual({ answer: { ids: ['1'], errors: [] } })
}

test('withdraws an expedition from two gateways within two seconds, and publishes it again', async () => {
  const [before] = await seen()
  const total = Number(before?.[1])
  const both = (isPublic: boolean, count: number) => [1, 2].map(() => [isPublic, count])
  expect(await seen()).toEqual(both(true, total))
  await change('UNPUBLISH')
  await expect.poll(seen, { timeout: 2_000 }).toEqual(both(false, total - 1))
  await change('PUBLISH')
  await expect.poll(seen, { timeout: 2_000 }).toEqual(both(true, total))
})
