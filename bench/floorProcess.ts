import Fastify from 'fastify'

const body = Buffer.alloc(Number(process.argv[2]), 'x')
const app = Fastify()
app.get('/', (_request, reply) => {
  reply.type('application/json; charset=utf-8').send(body)
})
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
