import type { FastifyInstance } from 'fastify'
import { writeGpx } from '#gateway/server/site/gpx.ts'
import { type PageCache, sendPayload } from '#gateway/server/site/pageCache.ts'
import { sitePaths } from '#schema/sitePaths.ts'

const freshS = 300
const shared = `public, max-age=${freshS}`

/** The route of an expedition as a GPX download. */
export function traceRoutes(app: FastifyInstance, pages: PageCache): void {
  app.get<{ Params: { slug: string } }>(sitePaths.gpx(':slug'), async (request, reply) => {
    const { slug } = request.params
    const { status, payload } = await pages.read(
      {
        key: sitePaths.gpx(slug),
        freshS,
        staleS: freshS,
        async make({ expeditions }) {
          const expedition = await expeditions.one(slug)
          const gpx = expedition ? writeGpx(expedition, await expeditions.route(expedition.id)) : undefined
          return { status: gpx ? 200 : 404, body: gpx ?? '', isShared: gpx !== undefined }
        },
      },
      request,
      reply,
    )
    if (status === 404) return reply.callNotFound()
    reply.headers({
      'cache-control': shared,
      'content-type': 'application/gpx+xml; charset=utf-8',
      'content-disposition': `attachment; filename="${slug.replace(/[^\w-]/g, '')}.gpx"`,
    })
    return sendPayload(reply, payload)
  })
}
