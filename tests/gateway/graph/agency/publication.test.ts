import { afterAll, beforeAll, expect, test } from 'vitest'
import { median } from '#bench/measure.ts'
import { startListening } from '#tests/gateway/server/live/followers.ts'
import type { Credentials, TestGateway } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'
import { type StartedRedis, startRedis } from '#tests/support/redis.ts'
import { staffMember } from '#tests/support/staff.ts'
import { timeUntil } from '#tests/support/timeUntil.ts'

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

type Public = {
  expedition: { id: string } | null
  expeditions: { totalCount: number; facets: { name: string; values: { value: string; count: number }[] }[] }
  found: { nodes: { id: string }[] }
}

const path = '/expeditions/balcons-de-la-vanoise'
const sitemapOf = async (url: string) => (await fetch(`${url}/sitemap.xml`)).text()

/**
 * Page, card and entry in the sitemap of the first expedition at each gateway, and the counts of the catalogue and of
 * its country.
 */
const seen = () =>
  Promise.all(
    nodes.map(async ({ ask, url }) => {
      const sitemap = await sitemapOf(url)
      const { data } = await ask<Public>(
        `{ expedition(slug: "balcons-de-la-vanoise") { id }
          expeditions { totalCount facets { name values { value count } } }
          found: expeditions(filter: { query: "balcons de la Vanoise" }) { nodes { id } } }`,
      )
      const countries = data.expeditions.facets.find(({ name }) => name === 'countries')?.values
      const inFrance = countries?.find(({ value }) => value === 'FR')?.count ?? 0
      const hasCard = data.found.nodes.some(({ id }) => id === '1')
      const isListed = sitemap.includes(`${path}</loc>`)
      return [data.expedition !== null, hasCard, isListed, data.expeditions.totalCount, inFrance]
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
  const [total, inFrance] = [Number(before?.[3]), Number(before?.[4])]
  const both = (isPublic: boolean, less: number) =>
    [1, 2].map(() => [isPublic, isPublic, isPublic, total - less, inFrance - less])
  expect(await seen()).toEqual(both(true, 0))
  const gone: number[] = []
  const back: number[] = []
  for (let round = 0; round < 3; round++) {
    await change('UNPUBLISH')
    gone.push(await timeUntil(async () => expect(await seen()).toEqual(both(false, 1))))
    await change('PUBLISH')
    back.push(await timeUntil(async () => expect(await seen()).toEqual(both(true, 0))))
  }
  expect(median(gone)).toBeLessThan(2_000)
  expect(median(back)).toBeLessThan(2_000)
})

test('shows no word of a draft to a visitor of the graph', async () => {
  const input = '{ name: "Zéphirinette" }, key: "1c0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e"'
  const create = `mutation { answer: agencyCreateExpedition(input: ${input}) { expedition { draft { slug } } } }`
  const made = await nodes[0]?.ask(create, {}, author)
  expect(made?.data).toEqual({ answer: { expedition: { draft: { slug: 'zephirinette' } } } })
  const query = `{ expedition(slug: "zephirinette") { name } expeditions(first: 50) { nodes { name slug } }
    found: expeditions(filter: { query: "zephirinette" }) { nodes { name } }
    featuredExpeditions { name } collections { name expeditions { name } } }`
  for (const { ask, url } of nodes) {
    const { data, errors } = await ask(query)
    const words = JSON.stringify(data) + (await sitemapOf(url))
    expect([errors, words]).toEqual([undefined, expect.not.stringMatching(/z[ée]phirinette/i)])
  }
})
