import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Services } from '#gateway/server/site/build.ts'

export type GatewayEnv = {
  host: string
  port: number
  publicUrl: string
  /** Unset: the embedded api is started. */
  apiUrl: string | undefined
  apiPort: number
  redisUrl: string | undefined
  /** Resized photographs are kept there. */
  dataDir: string
  /** Where photographs are served: our own path, or a CDN. */
  imageBase: string
  /** Of an OpenTelemetry collector. Unset: nobody is told of spans. */
  otlpEndpoint: string | undefined
  /** Tiles for the maps that are opened: an address with {z}, {x} and {y}; none by default. */
  mapTilesUrl: string | undefined
  mapTilesAttribution: string
  /** Where events are posted once a visitor agrees: our measures, advertisers, customer relations. */
  services: Services
  corsOrigins: string[]
  /** How many proxies stand in front, each of which adds the address that it sees; what strangers wrote before is not believed. */
  proxies: number
  rateLimitFactor: number
  /** Seals what another service's sessions are known by. */
  sessionSecret: string
  isProduction: boolean
  logLevel: string
}

/** A variable that cannot be used stops the start with one sentence that names it. */
export class EnvError extends Error {}

type Source = Record<string, string | undefined>

export function readEnv(source: Source): GatewayEnv {
  const port = readWhole(source, 'PORT', 4000)
  return {
    host: source.HOST || '127.0.0.1',
    port,
    publicUrl: readPublicUrl(source) ?? `http://localhost:${port}`,
    apiUrl: readUrl(source, 'API_URL', ['http:', 'https:']),
    apiPort: readWhole(source, 'API_PORT', 4001),
    dataDir: readFolder(source),
    redisUrl: readUrl(source, 'REDIS_URL', ['redis:', 'rediss:']),
    imageBase: readUrl(source, 'IMAGE_CDN_URL', ['http:', 'https:']) ?? '/images',
    otlpEndpoint: readUrl(source, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
    mapTilesUrl: readTiles(source),
    mapTilesAttribution: source.MAP_TILES_ATTRIBUTION || '',
    services: readServices(source),
    corsOrigins: (source.CORS_ORIGINS || '').split(',').filter(Boolean).map(readOrigin),
    proxies: readWhole(source, 'TRUST_PROXY', 0),
    rateLimitFactor: readPositive(source, 'RATE_LIMIT_FACTOR', 1),
    sessionSecret: readSecret(source),
    isProduction: source.NODE_ENV === 'production',
    logLevel: readLevel(source),
  }
}

function readWhole(source: Source, name: string, fallback: number): number {
  const value = source[name] ? Number(source[name]) : fallback
  if (Number.isInteger(value) && value >= 0 && value <= 65_535) return value
  throw new EnvError(`${name}: expected a whole number from 0 to 65535, got "${source[name]}".`)
}

function readPositive(source: Source, name: string, fallback: number): number {
  const value = source[name] ? Number(source[name]) : fallback
  if (Number.isFinite(value) && value > 0) return value
  throw new EnvError(`${name}: expected a number above 0, got "${source[name]}".`)
}

function readUrl(source: Source, name: string, protocols: string[]): string | undefined {
  const value = source[name]
  if (!value) return undefined
  // The value may hold a password: it is never repeated.
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value.replace(/\/+$/, '')
  throw new EnvError(`${name}: expected an address that begins with ${protocols.join('// or ')}//.`)
}

/** The site stands at the root of its host: its own links say so. */
function readPublicUrl(source: Source): string | undefined {
  const url = readUrl(source, 'PUBLIC_URL', ['http:', 'https:'])
  if (!url || new URL(url).origin === url) return url
  throw new EnvError(`PUBLIC_URL: expected an origin such as https://example.test, got "${url}".`)
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

function readLevel({ LOG_LEVEL: level = '' }: Source): string {
  if (!level || levels.includes(level)) return level || 'info'
  throw new EnvError(`LOG_LEVEL: expected one of ${levels.join(', ')}, got "${level}".`)
}

function readTiles(source: Source): string | undefined {
  const value = source.MAP_TILES_URL
  if (!value || /^https?:\/\/[\w.{}:-]+\/\S*\{z\}\S*$/.test(value)) return value || undefined
  throw new EnvError(
    `MAP_TILES_URL: expected an address such as https://tiles.example.test/{z}/{x}/{y}.png, got "${value}".`,
  )
}

/** Customers are only real in production. */
function readServices(source: Source): Services {
  const protocols = ['http:', 'https:']
  const analyticsUrl = readUrl(source, 'ANALYTICS_URL', protocols)
  const adsUrl = readUrl(source, 'ADS_URL', protocols)
  const crmUrl = source.NODE_ENV === 'production' ? readUrl(source, 'CRM_URL', protocols) : undefined
  return { ...(analyticsUrl && { analyticsUrl }), ...(adsUrl && { adsUrl }), ...(crmUrl && { crmUrl }) }
}

function readOrigin(value: string): string {
  if (URL.canParse(value) && new URL(value).origin === value) return value
  throw new EnvError(`CORS_ORIGINS: expected origins such as https://example.test, got "${value}".`)
}

/** Given in production; generated once anywhere else, in the file that the embedded api reads too. */
function readSecret(source: Source): string {
  const given = source.SESSION_SECRET
  if (given && given.length < 32) throw new EnvError('SESSION_SECRET: expected at least 32 characters.')
  if (given) return given
  if (source.NODE_ENV === 'production')
    throw new EnvError('SESSION_SECRET: production mode needs one, of at least 32 characters.')
  const file = resolve(readFolder(source), 'session-secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

function readFolder(source: Source): string {
  const folder = resolve(source.DATA_DIR || '.data')
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    throw new EnvError(`DATA_DIR: expected a folder to write in, got "${folder}".`)
  }
}
