import { ApolloServer } from '@apollo/server'
import fastifyApollo from '@as-integrations/fastify'
import Fastify from 'fastify'
import { announce } from '#bench/gateway/announce.ts'
import { graphSchema } from '#bench/gateway/graph.ts'
import { usualClient } from '#bench/gateway/upstreamClient.ts'

const apollo = new ApolloServer({ schema: graphSchema(usualClient(process.argv[2] ?? '')) })
await apollo.start()
const app = Fastify()
await app.register(fastifyApollo(apollo))
announce(await app.listen({ host: '127.0.0.1', port: 0 }))
