import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from '#api/env.ts'
import { messageFor } from '#api/start.ts'
import { EnvError } from '#server/env.ts'

const SESSION_SECRET = 'a secret for tests, long enough to sign'

test('has a default for each variable', () => {
  expect(readEnv({ SESSION_SECRET, DATA_DIR: '/data' })).toMatchObject({
    port: 4001,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4000',
    dataDir: '/data',
    databaseUrl: undefined,
    rateLimitFactor: 1,
    passwordMinLength: 6,
    isProduction: false,
    logLevel: 'info',
  })
})

test.each([
  ['API_PORT', 'http', /^API_PORT: expected a whole number from 0 to 65535, got "http"/],
  ['API_PORT', '70000', /^API_PORT/],
  ['PUBLIC_URL', 'localhost', /^PUBLIC_URL: expected an address/],
  [
    'DATABASE_URL',
    'mysql://root:hunter2@db/x',
    /^DATABASE_URL: expected an address that begins with postgres:/,
  ],
  ['SMTP_URL', 'mail.test', /^SMTP_URL/],
  ['SESSION_SECRET', 'short', /^SESSION_SECRET: expected at least 32 characters/],
  ['DEMO_NOW', 'tomorrow', /^DEMO_NOW: expected an ISO date/],
  ['RATE_LIMIT_FACTOR', '0', /^RATE_LIMIT_FACTOR/],
  ['PASSWORD_MIN_LENGTH', '5', /^PASSWORD_MIN_LENGTH/],
  ['LOG_LEVEL', 'loud', /^LOG_LEVEL: expected one of/],
  ['TRUST_PROXY', 'yes', /^TRUST_PROXY: expected a whole number/],
  ['WEBHOOKS_TO_LOOPBACK', 'yes', /^WEBHOOKS_TO_LOOPBACK: expected 1 or nothing/],
  ['GOOGLE_CLIENT_ID', 'alone', /^GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together/],
])('refuses %s=%s with an error that names the variable', (name, value, sentence) => {
  expect(() => readEnv({ SESSION_SECRET, [name]: value })).toThrow(EnvError)
  expect(() => readEnv({ SESSION_SECRET, [name]: value })).toThrow(sentence)
})

test('never prints the password of a database URL', () => {
  expect(() => readEnv({ SESSION_SECRET, DATABASE_URL: 'mysql://root:hunter2@db/x' })).not.toThrow(/hunter2/)
})

test.each([
  [
    'a missing secret',
    { NODE_ENV: 'production', DATABASE_URL: 'postgres://127.0.0.1/explora' },
    /^SESSION_SECRET: required in production mode/,
  ],
  [
    'a fixed clock',
    { NODE_ENV: 'production', SESSION_SECRET, DEMO_NOW: '2027-01-01' },
    /^DEMO_NOW: a fixed clock is refused/,
  ],
  [
    'webhooks to this machine',
    {
      NODE_ENV: 'production',
      SESSION_SECRET,
      DATABASE_URL: 'postgres://127.0.0.1/explora',
      WEBHOOKS_TO_LOOPBACK: '1',
    },
    /^WEBHOOKS_TO_LOOPBACK: webhooks to this machine are refused/,
  ],
  [
    'the embedded database with its demonstration accounts',
    { NODE_ENV: 'production', SESSION_SECRET },
    /^DATABASE_URL: production mode needs a PostgreSQL/,
  ],
])('refuses %s in production', (_case, source, sentence) => {
  expect(() => readEnv(source)).toThrow(sentence)
})

test('generates a secret once, readable by its owner only, and reuses it', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'explora-env-'))
  const { sessionSecret } = readEnv({ DATA_DIR })
  expect(readEnv({ DATA_DIR }).sessionSecret).toBe(sessionSecret)
  expect(readFileSync(join(DATA_DIR, 'session-secret'), 'utf8')).toBe(sessionSecret)
  expect(statSync(join(DATA_DIR, 'session-secret')).mode & 0o777).toBe(0o600)
})

test.each([
  ['SQL state', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['ENOSPC', Object.assign(new Error('write failed'), { code: 'ENOSPC' })],
  ['embedded database', new Error('FS error: No space left on device')],
])('reports a full disk: %s', (_, cause) => {
  const query = Object.assign(new Error('Failed query: insert … params: …', { cause }), {
    query: 'insert',
    params: [],
  })
  expect(messageFor(query)).toBe('The disk of the database is full: free some space, then start again.')
})

test('reports a failed query without its values', () => {
  const query = Object.assign(new Error('Failed query: insert … params: secret'), {
    query: 'insert',
    params: ['secret'],
  })
  expect(messageFor(query)).toContain('a query failed')
  expect(messageFor(query)).not.toContain('secret')
})
