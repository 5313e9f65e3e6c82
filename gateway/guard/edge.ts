import type { FastifyInstance } from 'fastify'
import { corsHeaders, preflightHeaders } from '#gateway/guard/cors.ts'
import { securityHeaders } from '#gateway/guard/headers.ts'

export type EdgeOptions = { publicUrl: string; allowedOrigins: string[] }

/** What every answer says, whatever was asked. */
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
