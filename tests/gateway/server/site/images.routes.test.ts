import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'

const photo = 'foret-brume-01.jpg'
const folder = mkdtempSync(join(tmpdir(), 'explora-images-'))
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway('http://127.0.0.1:1', { DATA_DIR: folder })
})
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, accept = '*/*') =>
  fetch(gateway.url + path, { headers: { accept }, redirect: 'manual' })

test('serves a photograph in the requested width and format, without metadata, cached permanently', async () => {
  for (const [accept, format] of [
    ['image/avif,image/webp,*/*', 'heif'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'jpeg'],
  ]) {
    const answer = await get(`/images/${photo}?w=320`, accept)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('vary')).toContain('Accept')
    const about = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(about).toMatchObject({ format, width: 320 })
    expect([about.exif, about.iptc, about.xmp]).toEqual([undefined, undefined, undefined])
  }
})

test.each([
  ['on', 640, 320],
  ['on', 320, 320],
  ['off', 640, 640],
])('with Save-Data %s, sends %i px as %i', async (saved, width, expected) => {
  const answer = await fetch(`${gateway.url}/images/${photo}?w=${width}`, { headers: { 'save-data': saved } })
  expect(answer.headers.get('vary')).toContain('Save-Data')
  expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(expected)
})

test.each([
  '/images/..%2f..%2fpackage.json?w=320',
  '/images/..%5c..%5cpackage.json?w=320',
  '/images/%2e%2e%2fCREDITS.md?w=320',
  '/images/CREDITS.md?w=320',
  '/images/.?w=320',
  `/images/${photo}%00.png?w=320`,
  `/images/${photo}/?w=320`,
  '/images/https:%2f%2fevil.test%2fa.jpg?w=320',
  '/images/http%3A%2F%2F169.254.169.254%2Flatest?w=320',
  '/images/__proto__?w=320',
  '/images/constructor?w=320',
  '/flags/..%2fpackage.json',
  '/flags/FR.svg%2f..%2f..%2fpackage.json',
  '/flags/fr.svg',
  '/avatars/%3Cscript%3E.svg',
  '/avatars/%22%3E.svg',
  '/avatars/ABC.svg',
  '/avatars/&a.svg',
])('responds 404 to %s', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('"name": "explora"')
})

test.each(['', '?w=', '?w=321', '?w=-320', '?w=1e9', '?w=320&w=640', '?w[]=320', '?w=320%00'])(
  'refuses a width outside the list: %s',
  async (search) => {
    const answer = await get(`/images/${photo}${search}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/images/${photo}?w=1280`])
  },
)

test('stores listed widths and formats alone on disk', () => {
  for (const name of readdirSync(join(folder, 'images')))
    expect(name).toMatch(/^foret-brume-01-\d+-cubic-q\d+\.(avif|webp|jpeg)$/)
})

test.each(['/flags/FR.svg', '/avatars/LM.svg'])('%s is a drawing that runs nothing', async (path) => {
  const answer = await get(path)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.text()).not.toMatch(/<script|foreignObject|\son\w+=/i)
})

test('serves a photograph when the disk is full', async () => {
  rmSync(join(folder, 'images'), { recursive: true })
  writeFileSync(join(folder, 'images'), '')
  const answer = await get(`/images/${photo}?w=640`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  expect(gateway.logged()).toContain('failed to cache photograph')
  rmSync(join(folder, 'images'))
  mkdirSync(join(folder, 'images'))
})
