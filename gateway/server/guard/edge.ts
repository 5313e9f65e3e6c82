import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '#gateway/graph/messages.ts'
import { corsHeaders, preflightHeaders } from '#gateway/server/guard/cors.ts'
import { securityHeaders } from '#gateway/server/guard/headers.ts'
import { opensPage, sendRefusal } from '#gateway/server/guard/refusal.ts'
import { plainPath, splitUrl } from '#gateway/server/site/pageAddress.ts'

export type EdgeOptions = { publicUrl: string; allowedOrigins: string[] }

/**
 * A path that cannot be decoded reaches no hook: this response carries their headers itself. A browser is led to
 * the page of an address that exists as little, but can be read.
 */
export function refuseUnreadable(publicUrl: string) {
  const always = securityHeaders({ isSecure: publicUrl.startsWith('https:') })
  return (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...always, 'x-request-id': request.id })
    if (opensPage(request)) {
      const [path] = splitUrl(request.url)
      reply.header('cache-control', 'no-store').redirect(plainPath(path.replaceAll('%', '%25')), 308)
      return
    }
    sendRefusal(request, reply, { status: 400, code: 'BAD_REQUEST', message: messages.refused })
  }
}

/** Headers of every response. */
export function installEdge(app: FastifyInstance, { publicUrl, allowedOrigins }: EdgeOptions): void {
  const { origin: publicOrigin, protocol } = new URL(publicUrl)
  const always = securityHeaders({ isSecure: protocol === 'https:' })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always)
    reply.headers(corsHeaders(request.headers, { publicOrigin, allowedOrigins }))
    reply.header('x-request-id', request.id)
    done()
  })
  app.options('/graphql', async (_, reply) => reply.headers(preflightHeaders).status(204).send())
}
