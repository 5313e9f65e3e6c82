import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { json, startUpstream, type TestUpstream } from '#tests/support/upstream.ts'

const publicUrl = 'https://explora.example.test'
let upstream: TestUpstream
let gateway: TestGateway
beforeAll(async () => {
  upstream = await startUpstream(json({}))
  gateway = await startGateway(upstream.url, { PUBLIC_URL: publicUrl, NODE_ENV: 'production' })
})
afterAll(async () => {
  await gateway.close()
  await upstream.close()
})

type GraphqlRequest = { method?: string; path: string; headers?: Record<string, string> }

/** Sends arbitrary bytes: `fetch` normalises paths and refuses methods. */
async function ask({ method = 'GET', path, headers = {} }: GraphqlRequest) {
  const { hostname, port } = new URL(gateway.url)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request({ hostname, port, method, path, headers }, resolve).on('error', reject).end()
  const answer = await promise
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

const everySort: GraphqlRequest[] = [
  { path: '/graphql?query=%7B__typename%7D' },
  { path: '/graphql' },
  { path: '/graphql', method: 'POST' },
  { path: '/graphql', method: 'OPTIONS', headers: { origin: 'https://evil.test' } },
  { path: '/schema.graphql' },
  { path: '/health/live' },
  { path: '/health/ready' },
  { path: '/robots.txt' },
  { path: '/flags/FR.svg' },
  { path: '/images/foret-brume-01.jpg?w=320' },
  { path: '/images/nothing.jpg' },
  { path: '/auth/facebook' },
  { path: '/nowhere' },
  { path: '/%' },
]

describe.each(everySort)('$method $path', (requested) => {
  test('has every security header and does not reveal the server', async () => {
    const { headers } = await ask(requested)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/)
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(headers['content-security-policy']).toContain(directive)
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*(unsafe|\*)/)
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect([headers.server, headers['x-powered-by']]).toEqual([undefined, undefined])
  })

  test('has a content type with a charset', async () => {
    const { headers, body } = await ask(requested)
    const type = headers['content-type']
    if (body === '') return
    expect(type).toMatch(/^(image\/(jpeg|webp|avif)|[\w/+.-]+; charset=utf-8)$/)
  })
})

test.each(everySort.filter(({ path }) => path !== '/%'))(
  '$method $path varies by Origin',
  async (requested) => {
    expect((await ask(requested)).headers.vary).toMatch(/\borigin\b/i)
  },
)

test.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/gateway/main.ts',
  '/../package.json',
  '/..%2fpackage.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '//etc/passwd',
  '/images/',
  '/assets/',
  '/graphiql/',
  '/api/v1/user/',
  '/dev/mails',
])('reveals no file, listing or upstream detail at %s', async (path) => {
  const { status, body } = await ask({ path })
  expect(status).toBe(404)
  expect(body).not.toMatch(/"name": "explora"|root:|\[core\]|Index of/)
})

test.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])('%s is not spoken', async (method) => {
  const { status, body } = await ask({ method, path: '/graphql', headers: { cookie: 'sid=a-secret' } })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(body).not.toContain('a-secret')
})

test('exposes metrics to local clients, not through a proxy', async () => {
  expect((await ask({ path: '/metrics' })).body).toContain('# TYPE')
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
    const through = await ask({ path: '/metrics', headers: { [name]: '192.0.2.1' } })
    expect(through.status).toBe(404)
    expect(through.body).not.toContain('# TYPE')
  }
})

test('never uses the requested host name', async () => {
  const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http' }
  for (const path of ['/robots.txt', '/sitemap.xml', '/images/foret-brume-01.jpg', '/graphql']) {
    const answer = await ask({ path, headers })
    expect(`${answer.body}${JSON.stringify(answer.headers)}`).not.toContain('evil.test')
  }
})

test('ignores an offered protocol upgrade', async () => {
  const { hostname, port } = new URL(gateway.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const body = '{"query":"{ __typename }"}'
  socket.write('POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n')
  socket.write(
    'connection: Upgrade, HTTP2-Settings, close\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQ\r\n',
  )
  socket.write(`content-length: ${body.length}\r\n\r\n${body}`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*"__typename":"Query"/s)
})

test.each([
  ['a length and chunks', 'content-length: 4\r\ntransfer-encoding: chunked'],
  ['two lengths', 'content-length: 4\r\ncontent-length: 44'],
  ['chunks by another name', 'transfer-encoding: xchunked'],
  ['a length that is none', 'content-length: +4'],
  ['a header with a bare line feed', 'x-a: b\n\ncontent-length: 4'],
])('refuses a request with %s, and runs no request smuggled in its body', async (_case, headers) => {
  const { hostname, port } = new URL(gateway.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const hidden = 'GET /health/live HTTP/1.1\r\nhost: a\r\n\r\n'
  socket.end(`POST /graphql HTTP/1.1\r\nhost: a\r\n${headers}\r\n\r\n0\r\n\r\n${hidden}`)
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/)
  expect(answer).not.toMatch(/HTTP\/1\.1 200|"live"/)
})

test.each([
  ['/%', '/%25'],
  ['/expeditions/%E0%A4%A?q=a', '/expeditions/%25E0%25A4%25A'],
  ['//evil.test/%', '/evil.test/%25'],
])(
  'a browser is led from %s, which cannot be decoded, to the page at %s; a program gets JSON; neither is an error of ours',
  async (path, readable) => {
    const failures = () => gateway.logged().split('"level":50').length
    const before = failures()
    const shown = await ask({ path, headers: { accept: 'text/html,*/*;q=0.8' } })
    expect([shown.status, shown.headers.location, shown.headers['cache-control']]).toEqual([
      308,
      readable,
      'no-store',
    ])
    const formatted = await ask({ path })
    expect([formatted.status, JSON.parse(formatted.body).errors[0].extensions.code]).toEqual([
      400,
      'BAD_REQUEST',
    ])
    expect(failures()).toBe(before)
  },
)
