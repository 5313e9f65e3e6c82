import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Stops the start with one sentence that names the variable. */
export class EnvError extends Error {}

export type EnvSource = Record<string, string | undefined>

/** The variables that the api and the gateway share, read once for both. */
export function readServerEnv(source: EnvSource) {
  const isProduction = source.NODE_ENV === 'production'
  const dataDir = readFolder(source)
  return {
    isProduction,
    dataDir,
    sessionSecret: readSecret(source, dataDir, isProduction),
    /** Proxies in front of the site; each appends the address it sees to `X-Forwarded-For`. */
    proxies: readWhole(source, 'TRUST_PROXY', 0),
    rateLimitFactor: readPositive(source, 'RATE_LIMIT_FACTOR', 1),
    logLevel: readWord(source, 'LOG_LEVEL', levels, 'info'),
  }
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

export function readWhole(source: EnvSource, name: string, fallback: number, min = 0, max = 65_535): number {
  const value = source[name] ? Number(source[name]) : fallback
  if (Number.isInteger(value) && value >= min && value <= max) return value
  throw new EnvError(`${name}: expected a whole number from ${min} to ${max}, got "${source[name]}".`)
}

function readPositive(source: EnvSource, name: string, fallback: number): number {
  const value = source[name] ? Number(source[name]) : fallback
  if (Number.isFinite(value) && value > 0) return value
  throw new EnvError(`${name}: expected a number above 0, got "${source[name]}".`)
}

function readWord(source: EnvSource, name: string, words: string[], fallback: string): string {
  const value = source[name] || fallback
  if (words.includes(value)) return value
  throw new EnvError(`${name}: expected one of ${words.join(', ')}, got "${value}".`)
}

/** Never repeats the value, which may hold a password. */
export function readUrl(source: EnvSource, name: string, protocols: string[]): string | undefined {
  const value = source[name]
  if (!value) return undefined
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol))
    return value.replace(/(?<!\/)\/+$/, '')
  throw new EnvError(`${name}: expected an address that begins with ${protocols.join('// or ')}//.`)
}

/** Requires an origin: the site is served from the root of its host. */
export function readPublicUrl(source: EnvSource): string | undefined {
  const url = readUrl(source, 'PUBLIC_URL', ['http:', 'https:'])
  if (!url || new URL(url).origin === url) return url
  throw new EnvError(`PUBLIC_URL: expected an origin such as https://example.test, got "${url}".`)
}

function readFolder(source: EnvSource): string {
  const folder = resolve(source.DATA_DIR || '.data')
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    throw new EnvError(`DATA_DIR: expected a folder to write in, got "${folder}".`)
  }
}

/** Required in production; elsewhere generated once, in a file that both programs read. */
function readSecret(source: EnvSource, dataDir: string, isProduction: boolean): string {
  const value = source.SESSION_SECRET
  if (value && value.length < 32) throw new EnvError('SESSION_SECRET: expected at least 32 characters.')
  if (value) return value
  if (isProduction) throw new EnvError('SESSION_SECRET: required in production mode, at least 32 characters.')
  const file = resolve(dataDir, 'session-secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}
