import type { Services } from '#schema/site.ts'
import { EnvError, type EnvSource, readPublicUrl, readServerEnv, readUrl, readWhole } from '#server/env.ts'

export type GatewayEnv = ReturnType<typeof readEnv>

const httpProtocols = ['http:', 'https:']

export function readEnv(source: EnvSource) {
  const port = readWhole(source, 'PORT', 4000)
  return {
    ...readServerEnv(source),
    host: source.HOST || '127.0.0.1',
    port,
    publicUrl: readPublicUrl(source) ?? `http://localhost:${port}`,
    /** Unset: the embedded api is started. */
    apiUrl: readUrl(source, 'API_URL', httpProtocols),
    apiPort: readWhole(source, 'API_PORT', 4001),
    redisUrl: readUrl(source, 'REDIS_URL', ['redis:', 'rediss:']),
    /** Base address of the photographs: a path of this server, or a CDN. */
    imageBase: readUrl(source, 'IMAGE_CDN_URL', httpProtocols) ?? '/images',
    /** OpenTelemetry collector. Unset: no spans are exported. */
    otlpEndpoint: readUrl(source, 'OTEL_EXPORTER_OTLP_ENDPOINT', httpProtocols),
    /** Tile address with {z}, {x} and {y} for maps that the visitor opens. */
    mapTilesUrl: readTiles(source),
    mapTilesAttribution: source.MAP_TILES_ATTRIBUTION || '',
    services: readServices(source),
    /** Publishable key of Stripe, for the payment page; the api reads the secret ones. */
    stripeKey: readStripeKey(source),
    corsOrigins: (source.CORS_ORIGINS || '').split(',').filter(Boolean).map(readOrigin),
  }
}

function readTiles(source: EnvSource): string | undefined {
  const value = source.MAP_TILES_URL
  if (!value || /^https?:\/\/[\w.{}:-]+\/\S*\{z\}\S*$/.test(value)) return value || undefined
  throw new EnvError(
    `MAP_TILES_URL: expected an address such as https://tiles.example.test/{z}/{x}/{y}.png, got "${value}".`,
  )
}

/** Event endpoints, called once a visitor consents, and whether there are tiles. The CRM receives events in production only. */
function readServices(source: EnvSource): Services {
  const analyticsUrl = readUrl(source, 'ANALYTICS_URL', httpProtocols)
  const adsUrl = readUrl(source, 'ADS_URL', httpProtocols)
  const crmUrl = source.NODE_ENV === 'production' ? readUrl(source, 'CRM_URL', httpProtocols) : undefined
  return {
    ...(analyticsUrl && { analyticsUrl }),
    ...(adsUrl && { adsUrl }),
    ...(crmUrl && { crmUrl }),
    ...(source.MAP_TILES_URL && { hasMapTiles: true }),
  }
}

/** A secret key in its place would be sent to every browser. */
function readStripeKey({ STRIPE_PUBLISHABLE_KEY: key }: EnvSource): string | undefined {
  if (!key || key.startsWith('pk_')) return key || undefined
  throw new EnvError('STRIPE_PUBLISHABLE_KEY: expected a publishable key, which begins with pk_.')
}

function readOrigin(value: string): string {
  if (URL.canParse(value) && new URL(value).origin === value) return value
  throw new EnvError(`CORS_ORIGINS: expected origins such as https://example.test, got "${value}".`)
}
