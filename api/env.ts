import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { maxPasswordLength, minPasswordLength } from '#schema/constants.ts'

export type SocialProvider = { clientId: string; clientSecret: string; baseUrl: string }

export type ApiEnv = {
  host: string
  port: number
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  sessionSecret: string
  google: SocialProvider | undefined
  facebook: SocialProvider | undefined
  isProduction: boolean
  trustProxy: boolean
  rateLimitFactor: number
  passwordMinLength: number
  fixedNow: Date | undefined
  logLevel: string
}

/** A variable that cannot be used stops the start with one sentence that names it. */
export class EnvError extends Error {}

type Source = Record<string, string | undefined>

export function readEnv(source: Source): ApiEnv {
  const isProduction = source.NODE_ENV === 'production'
  const dataDir = resolve(source.DATA_DIR || '.data')
  const fixedNow = readInstant(source, 'DEMO_NOW')
  if (isProduction && fixedNow) throw new EnvError('DEMO_NOW: a fixed clock is refused in production mode.')
  const databaseUrl = readUrl(source, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  // The embedded database comes with accounts whose password is published.
  if (isProduction && !databaseUrl)
    throw new EnvError('DATABASE_URL: production mode needs a PostgreSQL, of its own data.')
  return {
    host: source.API_HOST || '127.0.0.1',
    port: readWhole(source, 'API_PORT', 4001, 0, 65_535),
    publicUrl:
      readUrl(source, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${source.PORT || 4000}`,
    dataDir,
    databaseUrl,
    smtpUrl: readUrl(source, 'SMTP_URL', ['smtp:', 'smtps:']),
    sessionSecret: readSecret(source, dataDir, isProduction),
    google: readProvider(source, 'GOOGLE', 'GOOGLE_ISSUER', 'https://accounts.google.com'),
    facebook: readProvider(source, 'FACEBOOK', 'FACEBOOK_URL', 'https://www.facebook.com'),
    isProduction,
    trustProxy: readWord(source, 'TRUST_PROXY', ['0', '1'], '0') === '1',
    rateLimitFactor: readPositive(source, 'RATE_LIMIT_FACTOR', 1),
    passwordMinLength: readWhole(
      source,
      'PASSWORD_MIN_LENGTH',
      minPasswordLength,
      minPasswordLength,
      maxPasswordLength,
    ),
    fixedNow,
    logLevel: readWord(
      source,
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'info',
    ),
  }
}

function readWhole(source: Source, name: string, fallback: number, min: number, max: number): number {
  const value = source[name] ? Number(source[name]) : fallback
  if (!Number.isInteger(value) || value < min || value > max)
    throw new EnvError(`${name}: expected a whole number from ${min} to ${max}, got "${source[name]}".`)
  return value
}

function readPositive(source: Source, name: string, fallback: number): number {
  const value = source[name] ? Number(source[name]) : fallback
  if (!Number.isFinite(value) || value <= 0)
    throw new EnvError(`${name}: expected a number above 0, got "${source[name]}".`)
  return value
}

function readWord(source: Source, name: string, words: string[], fallback: string): string {
  const value = source[name] || fallback
  if (!words.includes(value))
    throw new EnvError(`${name}: expected one of ${words.join(', ')}, got "${value}".`)
  return value
}

function readUrl(source: Source, name: string, protocols: string[]): string | undefined {
  const value = source[name]
  if (!value) return undefined
  const protocol = URL.canParse(value) ? new URL(value).protocol : ''
  // The value may hold a password: it is never repeated.
  if (!protocols.includes(protocol))
    throw new EnvError(`${name}: expected an address that begins with ${protocols.join('// or ')}//.`)
  return value.replace(/\/+$/, '')
}

function readInstant(source: Source, name: string): Date | undefined {
  const value = source[name]
  if (!value) return undefined
  const instant = new Date(value)
  if (Number.isNaN(instant.getTime())) throw new EnvError(`${name}: expected an ISO date, got "${value}".`)
  return instant
}

function readProvider(
  source: Source,
  prefix: string,
  baseName: string,
  base: string,
): SocialProvider | undefined {
  const clientId = source[`${prefix}_CLIENT_ID`]
  const clientSecret = source[`${prefix}_CLIENT_SECRET`]
  if (!clientId && !clientSecret) return undefined
  if (!clientId || !clientSecret)
    throw new EnvError(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET go together: set both or neither.`)
  return { clientId, clientSecret, baseUrl: readUrl(source, baseName, ['http:', 'https:']) ?? base }
}

function readSecret(source: Source, dataDir: string, isProduction: boolean): string {
  const given = source.SESSION_SECRET
  if (given && given.length < 32) throw new EnvError('SESSION_SECRET: expected at least 32 characters.')
  if (given) return given
  if (isProduction)
    throw new EnvError('SESSION_SECRET: production mode needs one, of at least 32 characters.')
  const file = resolve(dataDir, 'session-secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}
