import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#gateway/server/env.ts'
import { createGateway } from '#gateway/server/server.ts'
import type { PageRequest } from '#schema/site.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { stubbedSite } from '#tests/support/stubbedSite.ts'
import { testSecret } from '#tests/support/testApi.ts'
import { json, startUpstream } from '#tests/support/upstream.ts'

const clientFolder = mkdtempSync(join(tmpdir(), 'explora-site-'))
const upstream = await startUpstream(json({}))
const { stream, all: logged } = capturedLog()

let answers = 'Lac'
let status = 200
let rendered = 0
afterEach(() => {
  answers = 'Lac'
  status = 200
  rendered = 0
})
afterAll(async () => {
  await upstream.close()
  rmSync(clientFolder, { recursive: true })
})

/** A page shows the address of its state, or « inside » where its document contains it. */
const render = async ({ url, storeState }: PageRequest) => {
  rendered += 1
  return {
    status,
    html: (status === 200 && storeState?.(`"${answers} at ${new URL(url).pathname}"`)) || 'inside',
  }
}

async function startSite(factor = '1000') {
  const app = await createGateway({
    apiUrl: upstream.url,
    env: readEnv({ SESSION_SECRET: testSecret, RATE_LIMIT_FACTOR: factor }),
    logStream: stream,
    maxDelayMs: Number.POSITIVE_INFINITY,
    site: stubbedSite(clientFolder, render),
  })
  onTestFinished(() => app.close())
  return async (url: string) => {
    const { statusCode, headers, body } = await app.inject({ url, headers: { accept: 'text/html' } })
    return { status: statusCode, cache: headers['cache-control'], type: headers['content-type'], body }
  }
}

const immutable = 'public, max-age=31536000, immutable'

test('serves the state of a shared page by its content, for good', async () => {
  const get = await startSite()
  const { body: address } = await get('/expeditions?q=lac&utm=1')
  expect(address).toMatch(/^\/page-state\/[\w-]{22}\?page=%2Fexpeditions%3Fq%3Dlac$/)
  expect(await get(address)).toEqual({
    status: 200,
    cache: immutable,
    type: 'application/json; charset=utf-8',
    body: '"Lac at /expeditions"',
  })
  answers = 'Mer'
  const { body: other } = await get('/faq')
  expect(other).not.toBe(address)
  expect((await get(address)).body).toBe('"Lac at /expeditions"')
  expect(rendered).toBe(2)
})

test('renders the page for a document of another process', async () => {
  const first = await startSite()
  const second = await startSite()
  const { body: address } = await first('/faq')
  for (let times = 0; times < 2; times++)
    expect(await second(address)).toMatchObject({ status: 200, cache: immutable, body: '"Lac at /faq"' })
  expect(rendered).toBe(2)
})

test('answers with the present state, uncached, where the page has changed meanwhile', async () => {
  const first = await startSite()
  const second = await startSite()
  const { body: address } = await first('/faq')
  answers = 'Mer'
  expect(await second(address)).toMatchObject({ status: 200, cache: 'no-store', body: '"Mer at /faq"' })
})

test.each(['/mot-de-passe/secret', '/listes/q7Zr1cXo5v8b0hYkz5uF6c'])(
  '%s contains its state, which has no address',
  async (path) => {
    const get = await startSite()
    expect((await get(path)).body).toBe('inside')
    const missing = await get(`/page-state/AAAAAAAAAAAAAAAAAAAAAA?page=${path}`)
    expect(missing).toMatchObject({ status: 404, cache: 'no-store' })
    expect(logged()).not.toContain(path)
  },
)

test('a failed page contains its state', async () => {
  const get = await startSite()
  status = 500
  expect(await get('/faq')).toMatchObject({ status: 500, body: 'inside', cache: 'no-store' })
})

test.each([
  '',
  '?page=',
  '?page=faq',
  '?page=//evil.test/faq',
  '?page=http://evil.test/faq',
  '?page=/%2e/faq',
])('refuses the address of a page « %s » without rendering', async (query) => {
  const get = await startSite()
  expect((await get(`/page-state/AAAAAAAAAAAAAAAAAAAAAA${query}`)).status).toBe(404)
  expect(rendered).toBe(0)
})

test('limits renderings for a state like those of pages', async () => {
  const get = await startSite('0.005')
  const statuses: number[] = []
  for (const path of ['/faq', '/blog', '/avis', '/credits'])
    statuses.push((await get(`/page-state/AAAAAAAAAAAAAAAAAAAAAA?page=${path}`)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})
