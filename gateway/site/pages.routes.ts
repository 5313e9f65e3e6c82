import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy } from '#gateway/guard/headers.ts'
import type { Site } from '#gateway/site/build.ts'

export type PagesDeps = {
  site: Site
  publicUrl: string
  imageOrigins: string[]
  /** Runs one of the site's operations for a visitor, within this request. */
  executorOf: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => (operationName: string, variables: Record<string, unknown>) => Promise<object>
}

const yearMs = 365 * 24 * 3_600_000

/** What the build has written: whoever has a file once needs it never again. */
export async function fileRoutes(app: FastifyInstance, { clientFolder }: Site): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    preCompressed: true,
    immutable: true,
    maxAge: yearMs,
    index: false,
    decorateReply: false,
  })
}

/** Every page of the site, rendered for a visitor: the same for everybody, so that anybody may keep it. */
export function pageRoutes(app: FastifyInstance, deps: PagesDeps): void {
  const { site, publicUrl, imageOrigins } = deps
  const policy = pagePolicy({ isSecure: publicUrl.startsWith('https:'), imageOrigins })
  app.get('/*', async (request, reply) => {
    const answer = await site.render({
      url: publicUrl + request.url,
      assets: site.assets,
      execute: deps.executorOf(request, reply),
      signal: new AbortController().signal,
    })
    if (answer.kind === 'redirect') return reply.redirect(answer.location, answer.status)
    return reply
      .status(answer.status)
      .header('content-security-policy', policy)
      .header(
        'cache-control',
        answer.status === 200 ? 'public, max-age=0, s-maxage=30, stale-while-revalidate=60' : 'no-store',
      )
      .type('text/html; charset=utf-8')
      .send(answer.html)
  })
}
