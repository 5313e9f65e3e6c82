import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { auditEntries } from '#api/db/agencyTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { photoFiles } from '#api/db/fileTables.ts'
import { photos } from '#api/db/referenceTables.ts'
import { expeditions } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { readPhoto } from '#api/modules/agency/photos/photo.domain.ts'
import { projectExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'
import type { TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { jpeg, listSegments, phoneJpeg } from '#tests/support/pictures.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const words = {
  alt: 'Un lac sous la neige',
  focusX: 50,
  focusY: 50,
  author: 'Ana',
  license: 'CC BY 4.0',
  licenseUrl: 'https://example.test/by',
  place: 'Alpes',
}

test.each([
  ['nothing', {}, words],
  ['a text alternative', { alt: '  Deux\n randonneurs ' }, { ...words, alt: 'Deux randonneurs' }],
  ['a focal point', { focus_x: 0, focus_y: 100 }, { ...words, focusX: 0, focusY: 100 }],
  [
    'another licence, without the former address',
    { license: 'Explora' },
    { ...words, license: 'Explora', licenseUrl: '' },
  ],
  ['no place', { place: null }, { ...words, place: null }],
  ['no author', { author: '' }, { ...words, author: '' }],
])('applies %s', (_case, input, expected) => {
  expect(readPhoto(words, input)).toEqual({ words: expected, faults: {} })
})

test.each([
  ['alt', { alt: 'Un lac' }, 'Décris cette photo en 10 à 160 caractères.'],
  ['alt', { alt: 'a'.repeat(161) }, 'Décris cette photo en 10 à 160 caractères.'],
  ['alt', { alt: 'Un lac \u202e gelé sous la neige' }, /caractères interdits/],
  ['author', { author: 'a'.repeat(81) }, '80 caractères au plus.'],
  ['license', { license: 'a'.repeat(81) }, '80 caractères au plus.'],
  ['place', { place: 'a'.repeat(121) }, '120 caractères au plus.'],
])('names the field %s that breaks a rule', (field, input, message) => {
  const { faults } = readPhoto(words, input)
  expect(Object.keys(faults)).toEqual([field])
  expect(faults[field]).toMatch(message)
})

onDatabase('demo', (current) => {
  let api: Api
  let noe: TestAccount
  let claire: TestAccount
  beforeAll(async () => {
    api = await testApi(current().db)
    noe = await staffMember(current().db, { permissions: ['catalogue'], firstName: 'Noé' })
    claire = await staffMember(current().db, { permissions: ['bookings'] })
  })

  const send = async (payload: Buffer, { headers } = noe) =>
    api.inject({
      method: 'POST',
      url: '/api/v1/agency/files/photo',
      headers: { ...headers, 'content-type': 'image/jpeg' },
      payload,
    })
  const list = async (query = '', { headers } = noe) =>
    (await api.inject({ url: `/api/v1/agency/photos${query}`, headers })).json()
  const save = (name: string, payload: object, { headers } = noe) =>
    api.inject({ method: 'PATCH', url: `/api/v1/agency/photos/${name}`, headers, payload })
  const get = async (path: string) => (await api.inject(`/api/v1${path}`)).json()
  const counts = () =>
    Promise.all([photos, photoFiles, auditEntries].map((table) => current().db.$count(table)))

  test('stores a photograph once, serves its master without metadata for good, and logs it', async () => {
    const sent = await phoneJpeg({ width: 1_800, height: 1_250 })
    const [known = 0, stored = 0, logged = 0] = await counts()
    const twice = await Promise.all([send(sent), send(sent)])
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    const { photo } = twice[0]?.json() ?? {}
    expect(twice[1]?.json()).toEqual({ photo })
    expect(photo).toMatchObject({
      name: expect.stringMatching(/^[0-9a-f]{32}\.jpg$/),
      url: `/images/${photo.name}`,
      version: 1,
      width: 1_250,
      height: 1_800,
      alt: '',
      focus: { x: 50, y: 50 },
      is_uploaded: true,
    })
    expect(await counts()).toEqual([known + 1, stored + 1, logged + 1])
    const master = await api.inject(`/api/v1/photos/${photo.name}/master`)
    expect([master.statusCode, master.headers['content-type'], master.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=31536000, immutable',
    ])
    expect(listSegments(master.rawPayload).filter((segment) => /^(E|FE)/.test(segment))).toEqual([])
    expect(await sharp(master.rawPayload).metadata()).toMatchObject({ width: 1_250, height: 1_800 })
    expect(sent.includes('Chez moi') && !master.rawPayload.includes('Chez moi')).toBe(true)
  })

  test('refuses what is no photograph, and staff without the permission, and stores nothing', async () => {
    const before = await counts()
    const refused = await send(Buffer.from('<svg/>'))
    expect([refused.statusCode, refused.json().error]).toEqual([
      422,
      expect.objectContaining({ code: 'FILE_REFUSED', message: 'Envoie une photo en JPEG, PNG ou WebP.' }),
    ])
    const large = await send(Buffer.alloc(15 * 1024 * 1024 + 1))
    expect(large.json().error.message).toMatch(/15 Mo au plus/)
    expect((await send(await jpeg(), claire)).json().error.code).toBe('MISSING_PERMISSION')
    expect(await counts()).toEqual(before)
    for (const name of ['0'.repeat(32), 'foret-brume-01', '..%2fa'])
      expect((await api.inject(`/api/v1/photos/${name}.jpg/master`)).statusCode).toBeGreaterThanOrEqual(400)
  })

  test('lists photographs in pages, sent ones first, and by name in the requested order', async () => {
    const { photo: older } = (await send(await jpeg({ width: 1_300 }))).json()
    await current()
      .db.update(photoFiles)
      .set({ addedAt: new Date(testNow.getTime() - 1_000) })
      .where(eq(photoFiles.name, older.name))
    const names: string[] = []
    let after = ''
    do {
      const { photos: shown, next } = await list(`?first=40${after}`)
      names.push(...shown.map(({ name }: { name: string }) => name))
      after = next && `&after=${next}`
    } while (after)
    expect(names.length).toBe(await current().db.$count(photos))
    expect(new Set(names).size).toBe(names.length)
    expect(names.indexOf(older.name)).toBe(1)
    expect(names.slice(2)).toEqual(names.slice(2).toSorted())
    const targets = ['foret-brume-01.jpg', older.name, 'alpages-ete-01.jpg']
    const { photos: named } = await list(`?names=${[...targets, 'absent.jpg'].join(',')}`)
    expect(named.map(({ name }: { name: string }) => name)).toEqual(targets)
    const { photos: found } = await list('?q=DOLOMITES')
    expect(found.map(({ name }: { name: string }) => name)).toContain('dolomites-passo-giau-01.jpg')
    expect((await list('?after=wrong')).error.code).toBe('INVALID_REQUEST')
    expect((await list('', claire)).photos).toHaveLength(50)
  })

  test('saves words and focal point, shows them in public, and refuses a stale version', async () => {
    const { photo } = (await send(await jpeg({ width: 1_400 }))).json()
    const { db } = current()
    const isFirst = eq(expeditions.slug, 'balcons-de-la-vanoise')
    const [row] = await db.select().from(expeditions).where(isFirst)
    await db
      .update(expeditions)
      .set({ photoNames: [photo.name, ...(row?.photoNames ?? [])] })
      .where(isFirst)
    await projectExpeditions(db, [row?.id ?? 0], testNow)
    const before = await counts()
    const bad = await save(photo.name, { version: 1, alt: 'Court' })
    expect([bad.statusCode, bad.json().error.fields]).toEqual([
      422,
      { alt: 'Décris cette photo en 10 à 160 caractères.' },
    ])
    expect((await save(photo.name, { version: 1, focus_x: 101 })).statusCode).toBe(400)
    expect((await save('absent.jpg', { version: 1 })).json().error.code).toBe('PHOTO_NOT_FOUND')
    expect((await save(photo.name, { version: 1 }, claire)).json().error.code).toBe('MISSING_PERMISSION')
    expect(await counts()).toEqual(before)

    const change = {
      alt: 'Un chalet rouge devant un lac bleu',
      focus_x: 20,
      focus_y: 80,
      author: 'Noé',
      place: 'Tignes',
    }
    const saved = await save(photo.name, { version: 1, ...change })
    expect(saved.json()).toMatchObject({
      version: 2,
      alt: change.alt,
      focus: { x: 20, y: 80 },
      author: 'Noé',
    })
    const [, , logged = 0] = before
    expect((await counts())[2]).toBe(logged + 1)
    const shown = { name: photo.name, alt: change.alt, focus: { x: 20, y: 80 } }
    const detail = await get('/expeditions/balcons-de-la-vanoise')
    expect([detail.main_photo, detail.images[0]]).toMatchObject([shown, shown])
    const { photos: credits } = await get('/photos')
    expect(credits.find(({ name }: { name: string }) => name === photo.name)).toMatchObject({ author: 'Noé' })

    const stale = await save(photo.name, { version: 1, alt: 'Un autre texte, trop tard' })
    expect([stale.statusCode, stale.json().current]).toMatchObject([409, { version: 2, changed_by: 'Noé' }])
    expect((await list(`?names=${photo.name}`)).photos[0].alt).toBe(change.alt)
    const one = await api.inject({ url: `/api/v1/agency/photos/${photo.name}`, headers: claire.headers })
    expect(one.json()).toMatchObject({ name: photo.name, version: 2 })
  })

  test('keeps a photograph that no public page shows out of the public credits', async () => {
    const { photo } = (await send(await jpeg({ width: 1_500 }))).json()
    await save(photo.name, { version: 1, alt: 'Une photo de brouillon secret', author: 'Noé' })
    expect(JSON.stringify(await get('/photos'))).not.toMatch(new RegExp(`brouillon secret|${photo.name}`))
  })
})
