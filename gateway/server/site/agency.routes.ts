import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { pagePolicy } from '#gateway/server/guard/headers.ts'
import type { Site } from '#gateway/server/site/build.ts'
import { builtFiles } from '#gateway/server/site/pages.routes.ts'
import { agencyPaths } from '#schema/agencyPaths.ts'
import { agencyScreens } from '#schema/agencyScreens.ts'

type AgencyDeps = { site: Site; publicUrl: string; imageOrigins: string[] }

/**
 * Serves the document of the agency at all its addresses, never cached or indexed; it names the scripts of the screen,
 * whose data comes by GraphQL.
 */
export async function agencyRoutes(
  app: FastifyInstance,
  { site, publicUrl, imageOrigins }: AgencyDeps,
): Promise<void> {
  if (!site.agency) return
  const { document, assetsFolder } = site.agency
  const assets = `${agencyPaths.home}/assets/`
  if (assetsFolder)
    await app.register(fastifyStatic, {
      ...builtFiles,
      root: assetsFolder,
      prefix: assets,
    })
  // Photographs are shown before they are sent.
  const shown = { imageOrigins: ['blob:', ...imageOrigins], isSecure: publicUrl.startsWith('https:') }
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy(shown),
    'content-type': 'text/html; charset=utf-8',
    'x-robots-tag': 'noindex',
  }
  for (const [path, file] of Object.entries(agencyScreens))
    app.get(agencyPaths.home + path.replace(/\/$/, ''), async (_request, reply) =>
      reply.headers(headers).send(await document(file)),
    )
  app.get(`${agencyPaths.home}/*`, async ({ url }, reply) =>
    url.startsWith(assets) ? reply.callNotFound() : reply.headers(headers).send(await document()),
  )
}
