import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readEnv } from '#gateway/server/env.ts'
import { createGateway } from '#gateway/server/server.ts'
import type { Site } from '#gateway/server/site/build.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { stubbedSite } from '#tests/support/stubbedSite.ts'
import { testSecret } from '#tests/support/testApi.ts'
import { json, startUpstream, type TestUpstream } from '#tests/support/upstream.ts'

type Render = Site['render']

const clientFolder = mkdtempSync(join(tmpdir(), 'explora-site-'))
const { stream, all: logged } = capturedLog()
const toPage = (html: string) => ({ status: 200, html })
const writeAddress: Render = async ({ url }) => toPage(`<p>${url}</p>`.padEnd(2000))
const expedition = { id: '1', slug: 'trip', name: 'Lac', description: '' }
const favourite = 'mutation { postMessage(expeditionId: "trip", body: "Bonjour") { errors { code } } }'
const operation = 'query Trip { expedition(slug: "trip") { name } }'

let upstream: TestUpstream
let app: FastifyInstance
let address = ''
let render: Render = writeAddress
let rendered: string[] = []

beforeAll(async () => {
  mkdirSync(join(clientFolder, 'assets'))
  for (const name of ['favicon.svg', 'assets/start-1a2b.js']) writeFileSync(join(clientFolder, name), '')
  upstream = await startUpstream(json(expedition))
  app = await createGateway({
    apiUrl: upstream.url,
    env: readEnv({ SESSION_SECRET: testSecret, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000' }),
    logStream: stream,
    maxDelayMs: Number.POSITIVE_INFINITY,
    manifest: { [createHash('sha256').update(operation).digest('hex')]: operation },
    site: {
      ...stubbedSite(clientFolder, (requested) => {
        rendered.push(requested.url)
        return render(requested)
      }),
      writeFeed: (siteUrl) => `<rss>${siteUrl}</rss>`,
      articlePaths: ['/blog/articles/sac'],
    },
  })
  address = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => {
  render = writeAddress
  rendered = []
})
afterAll(async () => {
  await app.close()
  await upstream.close()
  rmSync(clientFolder, { recursive: true })
})

test('a failed rendering returns an uncached 500 in French, logged once for all callers', async () => {
  render = async () => {
    throw new Error('SELECT password FROM users')
  }
  const answers = await Promise.all([1, 2, 3].map(() => fetch(`${address}/broken`)))
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await answer.text()
    expect(html).toContain('<h1>Une erreur est survenue</h1>')
    expect(html).not.toContain('SELECT')
  }
  expect(logged().split('SELECT password FROM users').length).toBeGreaterThan(1)
  expect(logged().match(/failed to render page/g)).toHaveLength(rendered.length)
  render = writeAddress
  expect((await fetch(`${address}/broken`)).status).toBe(200)
})

test('answers 503 with Retry-After and logs once when a page fails because upstream is unavailable', async () => {
  upstream.answerWith(json({}, {}, 503))
  render = async ({ execute }) => {
    await execute('Trip', {})
    return { ...toPage('<h1>Une erreur est survenue</h1>'), status: 500 }
  }
  const answer = await app.inject('/expeditions/away')
  upstream.answerWith(json(expedition))
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect([answer.headers['cache-control'], answer.body]).toEqual([
    'no-store',
    expect.stringContaining('<h1>'),
  ])
  expect(logged().match(/failed to render a page: upstream is unavailable/g)).toHaveLength(1)
})

test('renders once for fifty concurrent requests, returns 304 for its ETag, and the same headers for HEAD', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => fetch(`${address}/expeditions?page=2&utm=${index}&q=lac`)),
  )
  expect(rendered).toEqual(['http://localhost:4000/expeditions?q=lac&page=2'])
  const [first] = answers
  expect(first?.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=30, stale-while-revalidate=60',
  )
  const tag = first?.headers.get('etag') ?? ''
  const url = '/expeditions?q=lac&page=2'
  const unchanged = await app.inject({ url, headers: { 'if-none-match': `"other", ${tag}` } })
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
  const head = await app.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, tag, ''])
  const zipped = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
  expect([zipped.headers['content-encoding'], zipped.headers.vary]).toEqual(['br', 'Origin, Accept-Encoding'])
  expect(brotliDecompressSync(zipped.rawPayload).toString()).toContain('<p>http://localhost:4000/')
  expect(rendered).toHaveLength(1)
})

test('does not cache an unknown page', async () => {
  render = async () => ({ ...toPage('<p>'), status: 404 })
  for (let times = 0; times < 2; times++) {
    const answer = await app.inject('/gone')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
  }
  expect(rendered).toHaveLength(2)
})

test.each(['/listes/q7Zr1cXo5v8b0hYkz5uF6c', '/LISTES/q7Zr1cXo5v8b0hYkz5uF6c'])(
  'neither caches %s nor shows it to a page that it leads to or to a search engine',
  async (path) => {
    for (const _ of ['first', 'second'])
      expect((await app.inject(path)).headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
    expect(rendered).toHaveLength(2)
    expect(logged()).not.toContain('q7Zr1cXo5v8b0hYkz5uF6c')
  },
)

test('does not cache a page with a mailed secret', async () => {
  for (const path of [
    '/mot-de-passe/secret',
    '/Mot-De-Passe/secret',
    '/NEWSLETTER/confirmation/secret',
    '/liste-d-attente/secret',
  ])
    for (let times = 0; times < 2; times++)
      expect((await app.inject(path)).headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
  expect(rendered).toHaveLength(8)
})

test('serves a request in absolute form', async () => {
  const answer = await new Promise<IncomingMessage>((resolve) => {
    request(address, { path: 'http://evil.test/expeditions?q=lac' }, resolve).end()
  })
  answer.resume()
  expect(answer.statusCode).toBe(200)
  expect(rendered).toEqual(['http://localhost:4000/expeditions?q=lac'])
})

test.each([
  ['/%65xpeditions?q=lac&x=%3F?', '/expeditions?q=lac&x=%3F?'],
  ['//evil.test/faq', '/evil.test/faq'],
  ['/\\evil.test', '/evil.test'],
  ['/./mot-de-passe/secret', '/mot-de-passe/secret'],
  ['http://evil.test//faq', '/faq'],
])('redirects %s to %s without rendering', async (path, plain) => {
  const answer = await new Promise<IncomingMessage>((resolve) => {
    request(address, { path }, resolve).end()
  })
  answer.resume()
  expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
    308,
    plain,
    'no-store',
  ])
  expect(rendered).toEqual([])
})

test('invalidates a page when its expedition changes at this gateway', async () => {
  render = async ({ execute }) => toPage(JSON.stringify(await execute('Trip', {})))
  for (let times = 0; times < 2; times++)
    expect((await app.inject('/expeditions/trip')).body).toContain('Lac')
  expect(rendered).toHaveLength(1)
  const headers = { authorization: 'Bearer x', 'content-type': 'application/json' }
  await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: favourite } })
  await app.inject('/expeditions/trip')
  expect(rendered).toHaveLength(2)
})

test('aborts a rendering when its last caller leaves', async () => {
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  render = ({ signal }) =>
    new Promise((_, reject) => {
      begin()
      signal.addEventListener('abort', () => {
        stop()
        reject(signal.reason)
      })
    })
  const left = request(`${address}/slow`).on('error', () => undefined)
  left.end()
  await begun
  left.destroy()
  await stopped
  render = writeAddress
  expect((await fetch(`${address}/slow`)).status).toBe(200)
})

test.each([
  ['/assets/start-1a2b.js', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'public, max-age=86400'],
])('serves %s as immutable if its name has a hash', async (path, kept) => {
  const { headers } = await fetch(address + path)
  expect([headers.get('cache-control'), headers.get('vary')]).toEqual([kept, 'Origin, accept-encoding'])
})
