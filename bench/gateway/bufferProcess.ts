import Fastify from 'fastify'
import { announce } from '#bench/gateway/announce.ts'

/** Sends a fixed buffer from a bare Fastify route: the lower bound for a response of that size. */
const body = Buffer.alloc(Number(process.argv[2]), 'x')
const app = Fastify()
app.get('/', (_request, reply) => {
  reply.type('application/json; charset=utf-8').send(body)
})
announce(await app.listen({ host: '127.0.0.1', port: 0 }))
