import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#gateway/graph/context.ts'
import { messages } from '#gateway/graph/messages.ts'
import type { Refusal } from '#gateway/graph/refusal.ts'
import { pagePolicy } from '#gateway/server/guard/headers.ts'
import { refuse, sendRefusal } from '#gateway/server/guard/refusal.ts'
import type { Site } from '#gateway/server/site/build.ts'
import { builtFiles } from '#gateway/server/site/pages.routes.ts'
import { roadBookPaths } from '#schema/roadBook.ts'

type RoadBookDeps = {
  site: Site | undefined
  publicUrl: string
  createContext: (request: FastifyRequest, reply: FastifyReply) => Context
  refusalOfPage: (request: FastifyRequest) => Promise<Refusal | undefined>
}

const refusals = {
  401: { status: 401, code: 'UNAUTHENTICATED', message: messages.unauthenticated },
  404: { status: 404, code: 'NOT_FOUND', message: messages.userErrors.NOT_FOUND },
  410: { status: 410, code: 'NOT_FOUND', message: messages.userErrors.NOT_FOUND },
  502: { status: 502, code: 'UPSTREAM_UNAVAILABLE', message: messages.unavailable },
}

/** Serves road books: the private document of each to its account, the application and its worker to all. */
export async function roadBookRoutes(app: FastifyInstance, deps: RoadBookDeps): Promise<void> {
  contentRoute(app, deps)
  await applicationRoutes(app, deps)
}

function contentRoute(app: FastifyInstance, { createContext, refusalOfPage }: RoadBookDeps): void {
  app.get<{ Params: { id: string } }>(roadBookPaths.content(':id'), async (request, reply) => {
    refuse(await refusalOfPage(request))
    // Only the device that takes it along stores it.
    reply.header('cache-control', 'no-store')
    try {
      const read = await createContext(request, reply).roadBooks.read(request.params.id)
      if (read.status !== 200) return sendRefusal(request, reply, refusals[read.status])
      const etag = `"${read.files.version}"`
      reply.header('etag', etag)
      if (request.headers['if-none-match']?.replace(/^W\//, '') === etag) return reply.status(304).send()
      return reply.type('application/json; charset=utf-8').send(read.content)
    } catch (err) {
      request.log.warn({ err }, 'failed to read a road book')
      return sendRefusal(request, reply, refusals[502])
    }
  })
}

/** One document for all road books: it holds nothing of them. */
async function applicationRoutes(app: FastifyInstance, { site, publicUrl }: RoadBookDeps): Promise<void> {
  if (!site?.roadBook) return
  const { document, built } = site.roadBook
  const headers = {
    'cache-control': 'no-cache',
    'content-security-policy': pagePolicy({ isSecure: publicUrl.startsWith('https:') }),
    'x-robots-tag': 'noindex',
  }
  if (built) {
    const { worker, assetsFolder: root } = built
    await app.register(fastifyStatic, { ...builtFiles, root, prefix: roadBookPaths.assets })
    app.get(roadBookPaths.worker, (_request, reply) =>
      reply.headers(headers).type('text/javascript; charset=utf-8').send(worker),
    )
  }
  for (const path of [roadBookPaths.app, roadBookPaths.book(':id')])
    app.get(path, async (_request, reply) =>
      reply
        .headers(headers)
        .type('text/html; charset=utf-8')
        .send(await document()),
    )
}
