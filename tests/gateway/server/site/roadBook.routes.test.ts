import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { eq } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures } from '#api/db/tables.ts'
import type { PackFile } from '#schema/roadBook.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { product } from '#tests/support/product.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { stubbedGateway } from '#tests/support/stubbedGateway.ts'
import { json } from '#tests/support/upstream.ts'

const current = product()
const demo = { email: 'camille.voyage@demo.explora.test', password: 'explora-demo' }
const login = `mutation ($email: String!, $password: String!) {
  login(email: $email, password: $password) { user { id } }
}`
const query = `query ($id: ID!) {
  reservation(id: $id) { roadBook { version sizeBytes validUntil files { path bytes sha256 } } }
}`

type SignedIn = { login: { user: { id: string } } }
type RoadBook = { version: string; sizeBytes: number; validUntil: string; files: PackFile[] }

async function booked() {
  const { db, gateway } = current()
  const { data, cookie = '' } = await gateway.ask<SignedIn>(login, demo)
  const departureId = await newDeparture(db, 8, '2027-07-10')
  return { cookie, id: await bookedReservation(db, data.login.user.id, departureId) }
}

test('announces the files of a road book with the bytes and hashes that they have, with Save-Data too', async () => {
  const { gateway } = current()
  const { cookie, id } = await booked()
  const { data } = await gateway.ask<{ reservation: { roadBook: RoadBook } }>(query, { id }, { cookie })
  const { files, sizeBytes, version, validUntil } = data.reservation.roadBook
  expect(validUntil).toBe('2027-08-09')
  expect(files.map(({ path }) => path.replace(/^\/images\/.*/, 'photo'))).toEqual([
    ...Array.from({ length: files.length - 1 }, () => 'photo'),
    `/carnet/${id}/carnet.json`,
  ])
  expect(sizeBytes).toBe(files.reduce((sum, { bytes }) => sum + bytes, 0))
  for (const { path, bytes, sha256 } of files) {
    const headers = { cookie, accept: 'image/webp', 'save-data': 'on' }
    const response = await fetch(gateway.url + path, { headers })
    const body = Buffer.from(await response.arrayBuffer())
    expect([body.length, createHash('sha256').update(body).digest('hex')]).toEqual([bytes, sha256])
  }
  const path = `${gateway.url}/carnet/${id}/carnet.json`
  const response = await fetch(path, { headers: { cookie, 'if-none-match': `W/"${version}"` } })
  expect([response.status, response.headers.get('cache-control')]).toEqual([304, 'no-store'])
})

test('names the guide of the departure', async () => {
  const { db, gateway } = current()
  const { data, cookie = '' } = await gateway.ask<SignedIn>(login, demo)
  const departureId = await newDeparture(db, 8, '2027-07-10')
  const [guide] = await db.select().from(guides).limit(1)
  await db.update(departures).set({ guideId: guide?.id }).where(eq(departures.id, departureId))
  const id = await bookedReservation(db, data.login.user.id, departureId)
  const response = await fetch(`${gateway.url}/carnet/${id}/carnet.json`, { headers: { cookie } })
  expect(JSON.parse(await response.text()).guide).toMatchObject({
    fullName: guide?.fullName,
    diploma: guide?.diploma,
  })
})

test('holds programme, route in words, light and sky, and no contact of a traveller', async () => {
  const { cookie, id } = await booked()
  const response = await fetch(`${current().gateway.url}/carnet/${id}/carnet.json`, { headers: { cookie } })
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({
    name: 'Les balcons de la Vanoise',
    firstNames: ['Ana', 'Ana'],
    emergencyNumber: '112',
    meetingPoint: { name: 'Maison du parc, Pralognan-la-Vanoise' },
    sky: { sunrise: expect.stringMatching(/^2027-07-10T03:5/) },
  })
  const { days, photos, packing, journeys } = JSON.parse(text)
  expect([days.length, photos.length]).toEqual([6, 3])
  expect(days[4].route).toMatch(/^Jour 5\s: /)
  expect(packing[0].title).toBe('Dans tous les sacs')
  expect(journeys[0]).toMatchObject({ city: expect.any(String), hours: expect.any(Number) })
  expect(text).not.toMatch(/@|1990-05-04|Le Goff|birth|session/i)
})

test('is hidden from visitors and from other accounts', async () => {
  const { gateway } = current()
  const { id } = await booked()
  const other = await gateway.ask(login, { ...demo, email: 'bastien.guide@demo.explora.test' })
  const read = (headers: Record<string, string>) =>
    fetch(`${gateway.url}/carnet/${id}/carnet.json`, { headers })
  expect((await read({})).status).toBe(401)
  expect((await read({ cookie: other.cookie ?? '' })).status).toBe(404)
  expect((await fetch(`${gateway.url}/carnet/a%20b/carnet.json`, { headers: {} })).status).toBe(404)
})

const stubbed = stubbedGateway()

test.each([
  ['lacks road books', json({}, {}, 404), 404],
  ['has no such id', json({}, {}, 400), 404],
  ['reports that it is gone', json({}, {}, 410), 410],
  ['refuses the session', json({}, {}, 401), 401],
  ['fails', json({}, {}, 500), 502],
])('passes on the status where the service %s', async (_case, answer, status) => {
  stubbed().upstream.answerWith(answer)
  const headers = { authorization: 'Bearer abc' }
  expect((await fetch(`${stubbed().gateway.url}/carnet/1/carnet.json`, { headers })).status).toBe(status)
})
