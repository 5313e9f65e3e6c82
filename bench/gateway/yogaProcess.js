// Plain JavaScript, as are both contenders of Mesh: Yoga's types would declare browser globals in the whole program.
import { createServer } from 'node:http'
import { useGraphQlJit } from '@envelop/graphql-jit'
import { createYoga } from 'graphql-yoga'
import { announce } from '#bench/gateway/announce.ts'
import { graphSchema } from '#bench/gateway/graph.ts'
import { listen } from '#bench/gateway/listen.ts'
import { dispatchClient, usualClient } from '#bench/gateway/upstreamClient.ts'

const [upstream, kind] = process.argv.slice(2)
const yoga = createYoga(
  kind === 'tuned'
    ? { schema: graphSchema(dispatchClient(upstream)), plugins: [useGraphQlJit()] }
    : { schema: graphSchema(usualClient(upstream)) },
)
announce(await listen(createServer(yoga)))
