import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { opensPage } from '#gateway/guard/refusal.ts'

const built = join(import.meta.dirname, '../../.build/graphiql')

/** GraphiQL and its editor set styles from script, hence 'unsafe-inline' for styles alone. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
  vary: 'accept',
}

const types: Record<string, string> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

/** A browser that opens `/graphql` gets GraphiQL, once it is built; whatever asks for data gets data. */
export function graphiqlRoutes(app: FastifyInstance, folder = built): void {
  if (!existsSync(join(folder, 'index.html'))) return
  const page = readFileSync(join(folder, 'index.html'))
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url === '/graphql' && opensPage(request)) reply.headers(pageHeaders).send(page)
    else done()
  })
  for (const name of readdirSync(folder)) {
    const type = types[name.split('.').at(-1) ?? '']
    const zipped = gzipSync(readFileSync(join(folder, name)))
    if (type) app.get(`/graphiql/${name}`, (request, reply) => sendFile(request, reply.type(type), zipped))
  }
}

/** Names change with the contents, so that a browser keeps them. */
function sendFile({ headers }: FastifyRequest, reply: FastifyReply, zipped: Buffer): FastifyReply {
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept-encoding')
    .header('x-content-type-options', 'nosniff')
  if (!headers['accept-encoding']?.includes('gzip')) return reply.send(gunzipSync(zipped))
  return reply.header('content-encoding', 'gzip').send(zipped)
}
