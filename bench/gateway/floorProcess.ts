import Fastify from 'fastify'
import type { ExpeditionDetail } from '#api/modules/expeditions/expeditions.contract.ts'
import { announce } from '#bench/gateway/announce.ts'
import { readTrip, searchPath, toCatalogue, toTrip, tripPath } from '#bench/gateway/pages.ts'
import { dispatchClient } from '#bench/gateway/upstreamClient.ts'

/** Hand-written handler of exactly these responses: same calls, same bytes, no GraphQL. */
const get = dispatchClient(process.argv[2] ?? '')
const app = Fastify()

type Body = { variables: { slug: string; filter: { maxPrice: number } } }

app.post<{ Body: Body }>('/trip', async ({ body }) => {
  return { data: { expedition: toTrip(await readTrip(get, body.variables.slug)) } }
})
app.post<{ Body: Body }>('/catalogue', async ({ body }) => {
  return { data: { expeditions: toCatalogue(await get(searchPath(body.variables.filter.maxPrice))) } }
})
app.post('/visitor', async () => ({ data: { me: null } }))
app.post<{ Body: Body }>('/name', async ({ body }) => {
  const { id, name, price } = await get<ExpeditionDetail>(tripPath(body.variables.slug, ''))
  return { data: { expedition: { id, name, price } } }
})

announce(await app.listen({ host: '127.0.0.1', port: 0 }))
