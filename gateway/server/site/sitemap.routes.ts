import type { FastifyInstance } from 'fastify'
import type { Site } from '#gateway/server/site/build.ts'
import { type PageCache, sendPayload } from '#gateway/server/site/pageCache.ts'
import { sitemapEntries, writeRobots, writeSitemap } from '#gateway/server/site/sitemap.ts'
import { sitePaths } from '#schema/sitePaths.ts'

const hourS = 3600

type Deps = { pages: PageCache; publicUrl: string; site: Site | undefined }

/** Files for search engines, rendered at most once an hour. */
export function sitemapRoutes(app: FastifyInstance, { pages, publicUrl, site }: Deps): void {
  const robots = writeRobots(publicUrl)
  const forAnHour = `public, max-age=${hourS}`

  app.get('/robots.txt', (_, reply) =>
    reply.headers({ 'cache-control': forAnHour, 'content-type': 'text/plain; charset=utf-8' }).send(robots),
  )

  if (site) {
    const feed = site.writeFeed(publicUrl)
    app.get(sitePaths.feed, (_, reply) =>
      reply
        .headers({ 'cache-control': forAnHour, 'content-type': 'application/rss+xml; charset=utf-8' })
        .send(feed),
    )
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const { payload } = await pages.read(
      {
        key: '/sitemap.xml',
        freshS: hourS,
        staleS: hourS,
        make: async (context) => ({
          status: 200,
          isShared: true,
          body: writeSitemap(await sitemapEntries(context, site?.articlePaths ?? []), publicUrl),
        }),
      },
      request,
      reply,
    )
    reply.headers({ 'cache-control': forAnHour, 'content-type': 'application/xml; charset=utf-8' })
    return sendPayload(reply, payload)
  })
}
