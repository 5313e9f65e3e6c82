import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eq } from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'
import { projectExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'
import { at } from '#tests/gateway/authorization/reach.ts'
import { type Credentials, startGateway, type TestGateway, toHeaders } from '#tests/support/gateway.ts'
import { phoneJpeg } from '#tests/support/pictures.ts'
import { product } from '#tests/support/product.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testNow } from '#tests/support/testNow.ts'
import { json, startUpstream, type TestUpstream } from '#tests/support/upstream.ts'

const current = product()
const folders = ['one', 'other', 'third'].map((name) => mkdtempSync(join(tmpdir(), `explora-${name}-`)))
const [ofOne = '', ofOther = '', ofThird = ''] = folders
const gateways: TestGateway[] = []
let noe: Credentials
let upstream: TestUpstream
let behind: TestGateway
beforeAll(async () => {
  for (const DATA_DIR of [ofOne, ofOther]) gateways.push(await startGateway(current().apiUrl, { DATA_DIR }))
  upstream = await startUpstream()
  behind = await startGateway(upstream.url, { DATA_DIR: ofThird })
  const { headers } = await staffMember(current().db, { permissions: ['catalogue'] })
  noe = { bearer: headers.authorization.replace('Bearer ', '') }
})
afterEach(() => upstream.answerWith(json({})))
afterAll(async () => {
  for (const gateway of [...gateways, behind]) await gateway.close()
  await upstream.close()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const url = (index = 0) => gateways[index]?.url ?? ''

async function send(body: Buffer) {
  const response = await fetch(`${url()}/agence/fichiers/photo`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', ...toHeaders(noe) },
    body: new Uint8Array(body),
  })
  const received: unknown = await response.json()
  return { status: response.status, received, photo: toPhoto(received) }
}

const toPhoto = (received: unknown) => {
  const [name, image] = ['name', 'image'].map((field) => at(received, ['photo', field])[0])
  return { name: String(name), image }
}

const readMetadata = async (answer: Response) => {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { exif, icc, iptc, xmp, comments, format, width, height } = await sharp(bytes).metadata()
  return { bytes, metadata: { exif, icc, iptc, xmp, comments }, format, width, height }
}

test('serves an uploaded photograph as one of the product, through every gateway, without metadata', async () => {
  const sent = await send(await phoneJpeg({ width: 1_400, height: 2_000 }))
  const { photo } = sent
  expect(sent).toMatchObject({
    status: 201,
    received: {
      photo: { version: 1, alt: '', focusX: 50, focusY: 50, isUploaded: true },
      fileId: null,
      errors: [],
    },
  })
  expect(photo.image).toMatchObject({
    url: `/images/${photo.name}?w=1536`,
    width: 2_000,
    height: 1_400,
    focalPoint: '50% 50%',
  })
  for (const index of [0, 1])
    for (const [accept, format] of [
      ['image/avif,image/webp,*/*', 'heif'],
      ['image/webp,*/*', 'webp'],
      ['*/*', 'jpeg'],
    ]) {
      const address = `${url(index)}/images/${photo.name}?w=640`
      const answer = await fetch(address, { headers: { accept: accept ?? '' } })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ])
      expect(answer.headers.get('vary')).toContain('Accept')
      const served = await readMetadata(answer)
      expect(served).toMatchObject({ format, width: 640, height: 448, metadata: {} })
      expect(Object.values(served.metadata).filter(Boolean)).toEqual([])
      expect(served.bytes.includes('Camille')).toBe(false)
    }
  // The original is read once by each gateway.
  expect(
    current()
      .calls()
      .filter((call) => call.endsWith('/master')),
  ).toHaveLength(2)
})

test('shows a photograph with its focal point in a public expedition, and a change of it at once', async () => {
  const { name } = (await send(await phoneJpeg({ width: 1_300, height: 1_950 }))).photo
  const { db, gateway } = current()
  const isFirst = eq(expeditions.slug, 'balcons-de-la-vanoise')
  const [row] = await db.select().from(expeditions).where(isFirst)
  await db
    .update(expeditions)
    .set({ photoNames: [name, ...(row?.photoNames ?? [])] })
    .where(isFirst)
  await projectExpeditions(db, [row?.id ?? 0], testNow)
  const query =
    '{ expedition(slug: "balcons-de-la-vanoise") { coverImage { url srcSet width height alt focalPoint } } }'
  const cover = async () =>
    (await gateway.ask<{ expedition: { coverImage: object } }>(query)).data.expedition.coverImage
  const save = (version: number, input: string) =>
    gateway.ask<{ agencySavePhoto: object }>(
      `mutation { agencySavePhoto(name: "${name}", version: ${version}, input: ${input}) {
        photo { version alt focusX focusY author license place image { focalPoint } }
        conflict { version fields { field mine theirs } }
        errors { code field message } } }`,
      {},
      noe,
    )
  const saved = await save(1, '{ alt: "Un chalet au bord du lac", focusX: 25, focusY: 70, place: "Tignes" }')
  expect(saved.data.agencySavePhoto).toEqual({
    photo: {
      version: 2,
      alt: 'Un chalet au bord du lac',
      focusX: 25,
      focusY: 70,
      author: '',
      license: '',
      place: 'Tignes',
      image: { focalPoint: '25% 70%' },
    },
    conflict: null,
    errors: [],
  })
  await expect
    .poll(cover)
    .toMatchObject({ url: `/images/${name}?w=1536`, alt: 'Un chalet au bord du lac', focalPoint: '25% 70%' })
  expect((await save(1, '{ alt: "Un autre texte, trop tard" }')).data.agencySavePhoto).toMatchObject({
    photo: null,
    conflict: {
      version: 2,
      fields: [{ field: 'alt', mine: '"Un autre texte, trop tard"', theirs: '"Un chalet au bord du lac"' }],
    },
    errors: [{ code: 'CONFLICT' }],
  })
  expect((await save(2, '{ alt: "Court", author: "Ana" }')).data.agencySavePhoto).toMatchObject({
    errors: [{ code: 'INVALID_INPUT', field: 'alt' }],
  })
})

test('lists photographs in pages, by words and by names', async () => {
  const ask = async (args: string) =>
    (
      await current().gateway.ask<{ agency: { photos: { nodes: { name: string }[]; pageInfo: object } } }>(
        `{ agency { photos(${args}) { nodes { name } pageInfo { hasNextPage endCursor } } } }`,
        {},
        noe,
      )
    ).data.agency.photos
  const first = await ask('first: 50')
  expect(first.nodes).toHaveLength(50)
  expect(first.pageInfo).toEqual({ hasNextPage: true, endCursor: expect.any(String) })
  const named = await ask('names: ["foret-brume-01.jpg", "../absent", "alpages-ete-01.jpg"]')
  expect(named.nodes.map(({ name }) => name)).toEqual(['foret-brume-01.jpg', 'alpages-ete-01.jpg'])
  expect((await ask('query: "dolomites"')).nodes.map(({ name }) => name)).toContain(
    'dolomites-passo-giau-01.jpg',
  )
})

const unknown = `${'0'.repeat(32)}.jpg`
test('responds 404 to an unknown photograph, and stores nothing of it', async () => {
  const before = readdirSync(join(ofOne, 'images'))
  for (const name of [unknown, `${'0'.repeat(31)}.jpg`, `${'G'.repeat(32)}.jpg`])
    expect((await fetch(`${url()}/images/${name}?w=640`)).status).toBe(404)
  expect(readdirSync(join(ofOne, 'images'))).toEqual(before)
})

test.each([
  ['fails', json({}, {}, 500), 503],
  ['sends something else', json({}), 503],
  ['has no photographs', json({}, {}, 404), 404],
])('responds without a photograph when the service %s, and keeps nothing', async (_case, answer, status) => {
  upstream.answerWith(answer)
  const response = await fetch(`${behind.url}/images/${unknown}?w=640`)
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control') ?? 'no-store').toBe('no-store')
  expect(readdirSync(join(ofThird, 'images'))).toEqual([])
})
