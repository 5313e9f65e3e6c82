import type { FastifyInstance } from 'fastify'
import type { GatewayEnv } from '#gateway/server/env.ts'

type Tiles = Pick<GatewayEnv, 'mapTilesUrl' | 'mapTilesAttribution'>

/** Origins of tiles, for the policy of pages: a template may name several hosts. */
export const tileOrigins = ({ mapTilesUrl }: Tiles): string[] => {
  const origin = mapTilesUrl ? /^https?:\/\/[^/]+/.exec(mapTilesUrl)?.[0] : undefined
  return origin ? [origin.replace('{s}', '*')] : []
}

/** Settings for an opened map; empty by default. */
export function mapRoutes(app: FastifyInstance, { mapTilesUrl, mapTilesAttribution }: Tiles): void {
  const tiles = { url: mapTilesUrl ?? null, attribution: mapTilesAttribution }
  app.get('/map/tiles.json', (_, reply) => reply.header('cache-control', 'public, max-age=300').send(tiles))
}
