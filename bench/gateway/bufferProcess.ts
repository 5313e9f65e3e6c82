import Fastify from 'fastify'
import { announce } from '#bench/gateway/announce.ts'

/** A bare Fastify route that sends a fixed buffer: no answer of that size is cheaper. */
const body = Buffer.alloc(Number(process.argv[2]), 'x')
const app = Fastify()
app.get('/', (_request, reply) => {
  reply.type('application/json; charset=utf-8').send(body)
})
announce(await app.listen({ host: '127.0.0.1', port: 0 }))
