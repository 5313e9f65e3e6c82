import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { opensPage } from '#gateway/server/guard/refusal.ts'
import { uncachedPayload } from '#gateway/server/operations/payloadCache.ts'
import { sendPayload } from '#gateway/server/site/pageCache.ts'

/** GraphiQL and its editor set styles from script, hence 'unsafe-inline' for styles only. */
const released = join(import.meta.dirname, 'graphiql')

const examples = globSync(join(import.meta.dirname, '../../graph/examples/*.graphql'))
  .sort()
  .map((path) => readFileSync(path, 'utf8'))

/** File names contain a content hash: browsers may cache them permanently. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
  vary: 'Origin, Accept',
}

/**
 * Serves GraphiQL to a browser that navigates to `/graphql`, once it is built; other clients receive data.
 */
const forEver = 'public, max-age=31536000, immutable'

const types: Record<string, string> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

/** Serves GraphiQL to a browser that opens `/graphql`; any other client gets data. */
export function graphiqlRoutes(app: FastifyInstance): void {
  const page = readFileSync(join(released, 'index.html'))
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url === '/graphql' && opensPage(request)) reply.headers(pageHeaders).send(page)
    else done()
  })
  app.get('/graphiql/examples.json', () => examples)
  for (const file of readdirSync(released).filter((name) => name.endsWith('.br'))) serveFile(app, file)
}

function serveFile(app: FastifyInstance, file: string): void {
  const name = file.slice(0, -'.br'.length)
  const br = readFileSync(join(released, file))
  const payload = { ...uncachedPayload(brotliDecompressSync(br), 0, new Set()), compressed: { br } }
  const headers = { 'cache-control': forEver, 'content-type': types[name.split('.').at(-1) ?? ''] }
  app.get(`/graphiql/${name}`, (_, reply) => sendPayload(reply.headers(headers), payload))
}
