import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { laterScripts, pageScripts } from '#tests/support/pageScripts.ts'
import { site } from '#tests/support/site.ts'
import { open, origin, visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

const expedition = '/expeditions/balcons-de-la-vanoise'

/** Kilobytes of JavaScript, gzip, that a page may load before the first touch. */
const budgets: [path: string, kB: number][] = [
  ['/', 130],
  ['/expeditions', 150],
  [expedition, 131],
  ['/comparer?trips=balcons-de-la-vanoise,d-ile-en-ile-dans-le-golfe-du-morbihan', 130],
]

/** Kilobytes of HTML, gzip. */
const documents: [path: string, kB: number][] = [
  ['/', 15],
  ['/expeditions', 21],
  [expedition, 28],
]

const ask = ['src/features/search/ask.rules.ts']

/** Bytes, gzip, of what a touch loads beside the page. */
const further: [name: string, path: string, modules: string[], bytes: number][] = [
  ['the keys of the calendar', '/calendrier', ['src/features/calendar/gridKeys.ts'], 4000],
  ['the comparison on cards', '/expeditions', ['src/features/compare/Comparison.tsx'], 2000],
  ['the rules of sentences', '/', ask, 9000],
  ['the rules of sentences', '/expeditions', ask, 9000],
]

const readHtml = async (path: string) => (await fetch(started().url + path)).text()
const fetchScripts = async (path: string) => pageScripts(await readHtml(path))

/** As the gateway sends it to a browser. */
async function zipped(file: string): Promise<Buffer> {
  const response = await fetch(started().url + file, { headers: { 'accept-encoding': 'gzip' } })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  return Buffer.from(await (await fetch(`${started().url}${file}.gz`)).arrayBuffer())
}

/** Names of the files that a built script imports statically. */
const listImports = (text: string) =>
  [...text.matchAll(/(?:^|[;}])(?:import|export)[^;()]*?["'`]\.\/([^"'`]+\.js)["'`]/g)].map(
    ([, name]) => name,
  )

test.each(budgets)('%s loads at most %i kB of JavaScript', async (path, kB) => {
  const scripts = await Promise.all((await fetchScripts(path)).map(zipped))
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(kB * 1000)
})

test.each(documents)('the document of %s has at most %d kB', async (path, kB) => {
  expect(gzipSync(await readHtml(path), { level: 9 }).length).toBeLessThanOrEqual(kB * 1000)
})

test.each(further)('%s on %s, %j, has at most %i bytes', async (_, path, modules, bytes) => {
  const scripts = await Promise.all(laterScripts(modules, await readHtml(path)).map(zipped))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(bytes)
})

/** Bytes of what a phone requests before the largest paint of the home page. */
const firstFiles: [name: string, address: RegExp, bytes: number][] = [
  ['the style sheet', /\/assets\/main-[\w-]+\.css/, 20_000],
  ['the icons', /\/assets\/activities-[\w-]+\.svg/, 5_500],
  ['the photograph', /\/images\/[\w-]+-upright\.jpg\?w=640/, 36_000],
]

test.each(firstFiles)('%s of the first screen, %s, has at most %i bytes', async (_, address, bytes) => {
  const [file = ''] = address.exec(await readHtml('/')) ?? []
  const headers = { accept: 'image/avif', 'accept-encoding': 'br' }
  const response = await fetch(started().url + file, { headers })
  const length = Number(response.headers.get('content-length'))
  expect(length).toBeGreaterThan(0)
  expect(length).toBeLessThanOrEqual(bytes)
})

test('only the first style sheet registers properties: a later one would restyle the whole page', () => {
  const folder = join(import.meta.dirname, '../../.build/web/client/assets')
  const registering = readdirSync(folder).filter(
    (name) => name.endsWith('.css') && readFileSync(join(folder, name), 'utf8').includes('@property'),
  )
  expect(registering).toEqual([expect.stringMatching(/^main-/)])
})

test.each(budgets)('%s requests all of it at once', async (path) => {
  const files = await fetchScripts(path)
  const texts = await Promise.all(files.map(async (file) => String(gunzipSync(await zipped(file)))))
  const imported = texts.flatMap((text) => listImports(text).map((name) => `/assets/${name}`))
  expect(imported.length).toBeGreaterThan(3)
  expect(imported.filter((file) => !files.includes(file))).toEqual([])
})

test.each(budgets)('%s requests none of it before its first screen', async (path) => {
  const html = await readHtml(path)
  const named = [...html.matchAll(/<(?:script|link)[^>]*(?:src|href)="\/assets\/([^"]+)\.js"/g)]
  expect(named.map(([, name = '']) => name.replace(/-[\w-]+$/, ''))).toEqual(['start'])
})

test.each(['/', '/faq', '/expeditions', expedition])(
  'the footer of %s weighs the page as the network log does',
  async (path) => {
    const { page, close } = await visit()
    const logged: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.url().startsWith(`${origin}/`)) logged.push(request)
    })
    await open(page, path)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const line = page.getByText(/^Cette page/)
    const error = async () => {
      const kilobytes = Number(/(\d+)\sko/.exec((await line.textContent()) ?? '')?.[1])
      const sizes = await Promise.all(logged.map((request) => request.sizes()))
      return Math.abs(
        kilobytes / (sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000) - 1,
      )
    }
    await expect.poll(error).toBeLessThan(0.02)
    await close()
  },
)

/** The agency has no screen before its scripts: its document names those of the shell and of the screen. */
const agencyBudgets: [path: string, kB: number][] = [
  ['/agence', 180],
  ['/agence/departs', 220],
]

test.each(agencyBudgets)(
  '%s names all its scripts, at most %i kB without Apollo Client',
  async (path, kB) => {
    const html = await (await fetch(started().url + path)).text()
    const named = html.matchAll(/<(?:script|link rel="modulepreload")[^>]*"(\/agence\/assets\/[^"]+\.js)"/g)
    const files = [...named].map(([, file = '']) => file)
    const scripts = await Promise.all(files.map(zipped))
    expect(scripts.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(kB * 1000)
    const texts = scripts.map((script) => String(gunzipSync(script)))
    const imported = texts.flatMap((text) => listImports(text).map((name) => `/agence/assets/${name}`))
    expect(imported.length).toBeGreaterThan(3)
    expect(imported.filter((file) => !files.includes(file))).toEqual([])
    expect(texts.filter((text) => text.includes('InMemoryCache'))).toEqual([])
  },
)

/** Numbers of the sky, of the moon and of dates, which no minifier changes. */
const skyNumbers = /2440588|357\.5291092|134\.9633964/

test('computes light and sky in no script of the site', () => {
  const scriptsIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(readFileSync(new URL(import.meta.resolve('suncalc')), 'utf8')).toMatch(skyNumbers)
  for (const part of ['client', 'agency', 'roadBook']) {
    const scripts = scriptsIn(join(import.meta.dirname, '../../.build/web', part))
    expect(scripts.length).toBeGreaterThan(1)
    expect(scripts.filter((text) => skyNumbers.test(text))).toEqual([])
  }
})

test('caches content-hashed files as immutable, and revalidates pages', async () => {
  const [file = ''] = await fetchScripts('/')
  const storedEntries = await fetch(started().url + file, { method: 'HEAD' })
  expect(storedEntries.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const page = await fetch(started().url)
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=60')
  const again = await fetch(started().url, { headers: { 'if-none-match': page.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})
