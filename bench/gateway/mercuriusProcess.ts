import Fastify from 'fastify'
import mercurius from 'mercurius'
import { announce } from '#bench/gateway/announce.ts'
import { graphSchema } from '#bench/gateway/graph.ts'
import { dispatchClient, usualClient } from '#bench/gateway/upstreamClient.ts'

const [upstream = '', kind] = process.argv.slice(2)
const client = kind === 'tuned' ? dispatchClient : usualClient
const app = Fastify()
await app.register(mercurius, { schema: graphSchema(client(upstream)), jit: 1 })
announce(await app.listen({ host: '127.0.0.1', port: 0 }))
