import { beforeAll, expect, test } from 'vitest'
import { auditEntries } from '#api/db/agencyTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { files } from '#api/db/fileTables.ts'
import type { Api } from '#api/deps.ts'
import { faultOfImport } from '#api/modules/agency/files/files.domain.ts'
import { deleteExpiredFiles, readFile } from '#api/modules/agency/files/files.repository.ts'
import type { TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const point = '<trkpt lat="45.1" lon="6.1"><ele>900</ele><time>2026-07-04T08:00:00Z</time></trkpt>'
const gpx = `<?xml version="1.0"?>\n<gpx version="1.1"><trk><trkseg>${point}${point}</trkseg></trk></gpx>`
const line = [
  [6.1, 45.1, 900],
  [6.1, 45.1, 900],
]
const gpxType = 'application/gpx+xml'
const dayMs = 24 * 3_600_000

test.each([
  ['a table', faultOfImport, 'unique_id;nom\nA;Été', undefined],
  [
    'a table in Latin-1',
    faultOfImport,
    Buffer.from('unique_id;nom\nA;Été', 'latin1'),
    /Enregistre en UTF-8\./,
  ],
  ['a ZIP file', faultOfImport, Buffer.from('PK\u0003\u0004\u0000\u0000'), /UTF-8/],
])('reads the content of %s', (_case, findFault, content, expected) => {
  const fault = findFault(Buffer.from(content))
  if (expected) expect(fault).toMatch(expected)
  else expect(fault).toBeUndefined()
})

onDatabase('demo', (current) => {
  let api: Api
  let noe: TestAccount
  let claire: TestAccount
  beforeAll(async () => {
    api = await testApi(current().db)
    noe = await staffMember(current().db, { permissions: ['catalogue', 'departures'] })
    claire = await staffMember(current().db, { permissions: ['bookings'] })
  })

  const send = (kind: string, payload: string | Buffer, type: string, { headers } = noe) =>
    api.inject({
      method: 'POST',
      url: `/api/v1/agency/files/${kind}`,
      headers: { ...headers, 'content-type': type },
      payload,
    })
  const counts = () => Promise.all([files, auditEntries].map((table) => current().db.$count(table)))
  const read = (id: string, changes = {}) =>
    readFile(current().db, { id, kind: 'gpx', ownerId: noe.userId, now: testNow, ...changes })

  test('stores the line of a GPX file for its sender alone, for a day, and logs it', async () => {
    const [stored = 0, logged = 0] = await counts()
    const answer = await send('gpx', gpx, gpxType)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store'])
    const { file_id: id } = answer.json()
    expect(await counts()).toEqual([stored + 1, logged + 1])
    const kept = JSON.parse((await read(id))?.toString() ?? '')
    expect(kept).toEqual({ tracks: [line], distanceKm: 0, elevationGainM: 0 })
    expect(await read(id, { ownerId: claire.userId })).toBeUndefined()
    expect(await read(id, { kind: 'import' })).toBeUndefined()
    const later = new Date(testNow.getTime() + dayMs)
    expect(await read(id, { now: later })).toBeUndefined()
    await deleteExpiredFiles(current().db, testNow)
    expect(await current().db.$count(files, eq(files.id, id))).toBe(1)
    await deleteExpiredFiles(current().db, later)
    expect(await current().db.$count(files, eq(files.id, id))).toBe(0)
  })

  test.each([
    ['by type', 'gpx', gpx, 'text/html', 'Envoie une trace au format GPX.'],
    ['by content', 'gpx', '<html>', gpxType, 'Ce fichier n’est pas une trace GPX'],
    [
      'by size',
      'gpx',
      Buffer.alloc(5 * 1024 * 1024 + 1, 32),
      gpxType,
      'Ce fichier est trop lourd : 5 Mo au plus.',
    ],
    ['without content', 'import', '', 'text/csv', 'Ce fichier est vide.'],
    [
      'by encoding',
      'import',
      Buffer.from('Été', 'latin1'),
      'text/csv; charset=utf-8',
      'Enregistre en UTF-8.',
    ],
  ])('refuses a file %s, and stores nothing', async (_case, kind, payload, type, message) => {
    const before = await counts()
    const answer = await send(kind, payload, type)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error).toMatchObject({
      code: 'FILE_REFUSED',
      message: expect.stringContaining(message),
    })
    expect(await counts()).toEqual(before)
  })

  test('accepts 5 MB of JSON and of CSV to import', async () => {
    const rows = Buffer.alloc(5 * 1024 * 1024, 'a;b\n')
    expect((await send('import', rows, 'text/csv')).statusCode).toBe(201)
    expect((await send('import', '[{"unique_id":"A"}]', 'application/json')).statusCode).toBe(201)
  })

  test('refuses staff without the permission before the file is read, and knows no other kind', async () => {
    const before = await counts()
    expect((await send('gpx', gpx, gpxType, claire)).json().error.code).toBe('MISSING_PERMISSION')
    expect((await send('other', gpx, gpxType)).statusCode).toBe(404)
    const visitor = { ...noe, headers: { authorization: '' } }
    expect((await send('gpx', gpx, gpxType, visitor)).statusCode).toBe(404)
    expect(await counts()).toEqual(before)
  })

  test('refuses the 61st file in ten minutes, other bodies stay limited to 128 kB', async () => {
    const eager = await staffMember(current().db, { permissions: ['catalogue'] })
    for (let sent = 0; sent < 60; sent++)
      expect((await send('gpx', '', gpxType, eager)).json().error.code).toBe('FILE_REFUSED')
    const refused = await send('gpx', gpx, gpxType, eager)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600'])
    const large = await api.inject({
      method: 'POST',
      url: '/api/v1/agency/guides',
      headers: noe.headers,
      payload: { bio: 'a'.repeat(128 * 1024) },
    })
    expect(large.json().error.code).toBe('BODY_TOO_LARGE')
  })
})
