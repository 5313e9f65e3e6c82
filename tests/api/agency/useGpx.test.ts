import { beforeAll, expect, test } from 'vitest'
import { eq } from '#api/db/drizzle.ts'
import { files } from '#api/db/fileTables.ts'
import { expeditions } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { gpxMessages } from '#api/modules/agency/route/gpx.messages.ts'
import { listTracks } from '#api/modules/agency/route/gpx.ts'
import type { TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const point = (lat: number, ele: number) => `<trkpt lat="${lat}" lon="6.1"><ele>${ele}</ele></trkpt>`
const segment = `<trkseg>${point(45, 900)}${point(45.1, 1500)}</trkseg>`
const renderGpx = (segments: number) => `<gpx version="1.1"><trk>${segment.repeat(segments)}</trk></gpx>`
const line = [
  [6.1, 45, 900],
  [6.1, 45.1, 1500],
]

test.each([
  ['one line a day for as many segments as days', 2, [[[0, 0, 0]], [[1, 1, 1]]]],
  [
    'one line of the whole route otherwise',
    3,
    [
      [
        [0, 0, 0],
        [1, 1, 1],
      ],
    ],
  ],
])('listTracks gives %s', (_case, days, expected) => {
  expect(listTracks([[[0, 0, 0]], [[1, 1, 1]]], days)).toEqual(expected)
})

onDatabase('demo', (current) => {
  let api: Api
  let noe: TestAccount
  let claire: TestAccount
  beforeAll(async () => {
    api = await testApi(current().db)
    noe = await staffMember(current().db, { permissions: ['catalogue'] })
    claire = await staffMember(current().db, { permissions: ['catalogue'] })
  })

  const send = (url: string, payload: string | object, type: string, { headers }: TestAccount) =>
    api.inject({
      method: 'POST',
      url: `/api/v1/agency${url}`,
      headers: { ...headers, 'content-type': type },
      payload,
    })
  const upload = async (gpx: string, sender = noe): Promise<string> =>
    (await send('/files/gpx', gpx, 'application/gpx+xml', sender)).json().file_id
  const use = (id: number, version: number, fileId: string, by = noe) =>
    send(`/expeditions/${id}/route`, { version, file_id: fileId }, 'application/json', by)

  test('takes the line and its figures into the draft, and keeps the places', async () => {
    const before = (await api.inject({ url: '/api/v1/agency/expeditions/3', headers: noe.headers })).json()
    const saved = (await use(3, before.version, await upload(renderGpx(1)))).json()
    expect(saved.version).toBe(before.version + 1)
    expect(saved.draft).toMatchObject({
      route: { points: before.draft.route.points, tracks: [line] },
      distance_km: 11,
      elevation_gain_m: 600,
    })
    expect(saved.published).toEqual(before.published)
  })

  test('gives each day its segment', async () => {
    const [row] = await current().db.select().from(expeditions).where(eq(expeditions.id, 4))
    const days = row?.durationDays ?? 0
    const saved = (await use(4, 1, await upload(renderGpx(days)))).json()
    expect(saved.draft.route.tracks).toEqual(Array.from({ length: days }, () => line))
  })

  test('refuses a stale version with the stored content, and writes nothing', async () => {
    await use(5, 1, await upload(renderGpx(1)))
    const answer = await use(5, 1, await upload(renderGpx(1).replace('45.1', '45.2')))
    expect([answer.statusCode, answer.json().current.version]).toEqual([409, 2])
  })

  test('refuses the file of a colleague, and one after a day', async () => {
    const foreign = await upload(renderGpx(1), claire)
    const old = await upload(renderGpx(1))
    await current().db.update(files).set({ expiresAt: testNow }).where(eq(files.id, old))
    for (const id of [foreign, old]) {
      const answer = await use(6, 1, id)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().error).toMatchObject({ code: 'FILE_REFUSED', message: gpxMessages.gone })
    }
    expect((await use(999_999, 1, foreign)).json().error.code).toBe('EXPEDITION_NOT_FOUND')
  })
})
