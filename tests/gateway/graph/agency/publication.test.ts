import { beforeAll, expect, test } from 'vitest'
import type { Credentials } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'
import { staffMember } from '#tests/support/staff.ts'

const current = product()
let author: Credentials
beforeAll(async () => {
  const { headers } = await staffMember(current().db, { permissions: ['catalogue'] })
  author = { bearer: headers.authorization.replace('Bearer ', '') }
})

test('shows no word of a draft to a visitor of the graph', async () => {
  const { ask, url } = current().gateway
  const input = '{ name: "Zéphirinette" }, key: "1c0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e"'
  const create = `mutation { answer: agencyCreateExpedition(input: ${input}) { expedition { draft { slug } } } }`
  const made = await ask(create, {}, author)
  expect(made.data).toEqual({ answer: { expedition: { draft: { slug: 'zephirinette' } } } })
  const { data, errors } = await ask(`{
    expedition(slug: "zephirinette") { name } expeditions(first: 50) { nodes { name slug } }
    found: expeditions(filter: { query: "zephirinette" }) { nodes { name } }
    featuredExpeditions { name } collections { name expeditions { name } } }`)
  const words = JSON.stringify(data) + (await (await fetch(`${url}/sitemap.xml`)).text())
  expect([errors, words]).toEqual([undefined, expect.not.stringMatching(/z[ée]phirinette/i)])
})
