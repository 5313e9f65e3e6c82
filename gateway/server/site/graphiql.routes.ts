import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { opensPage } from '#gateway/server/guard/refusal.ts'
import { newAnswer } from '#gateway/server/operations/answers.ts'
import { sendAnswer } from '#gateway/server/site/keptPages.ts'

const built = join(import.meta.dirname, '../../../.build/graphiql')

/** GraphiQL and its editor set styles from script, hence 'unsafe-inline' for styles alone. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
  vary: 'Origin, Accept',
}

/** Names change with the contents, so that a browser keeps them. */
const forEver = 'public, max-age=31536000, immutable'

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
    if (!type) continue
    const file = newAnswer(readFileSync(join(folder, name)), 0, new Set())
    app.get(`/graphiql/${name}`, (_, reply) =>
      sendAnswer(reply.headers({ 'cache-control': forEver, 'content-type': type }), file),
    )
  }
}
