import { beforeAll, expect, test } from 'vitest'
import { parisDay } from '#api/clock.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { and, eq, gt, isNull } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { Credentials } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testNow } from '#tests/support/testNow.ts'

const current = product()
let owner: Credentials
let party: { id: string; departureId: number } | undefined
beforeAll(async () => {
  const { db } = current()
  const { headers } = await staffMember(db, { role: 'owner' })
  owner = { bearer: headers.authorization.replace('Bearer ', '') }
  const isParty = and(
    eq(reservations.isGuide, false),
    isNull(reservations.canceledAt),
    gt(departures.startOn, parisDay(testNow)),
  )
  const rows = await db
    .select({ id: reservations.id, departureId: departures.id })
    .from(reservations)
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .where(isParty)
    .limit(1)
  party = rows[0]
})

type Line = { reservationId: string; position: number; mark: string | null; missing: string[] }
type Shown = { agency: { departure: { manifest: { travellers: Line[] } } } }
const read = async () => {
  const query = `{ agency { departure(id: "${party?.departureId}") { manifest { completeness travellers { reservationId position mark missing phone } } } } }`
  const { data, errors } = await current().gateway.ask<Shown>(query, {}, owner)
  expect(errors).toBeUndefined()
  return data.agency.departure.manifest.travellers
}
const mutate = async <T>(call: string, selection: string) => {
  const query = `mutation { answer: ${call} { ${selection} errors { code field message } } }`
  const { data, errors } = await current().gateway.ask<{ answer: T }>(query, {}, owner)
  expect(errors).toBeUndefined()
  return data.answer
}

test('marks a traveller of the manifest, and takes the mark back', async () => {
  const findMark = async () => (await read()).find(({ reservationId }) => reservationId === party?.id)?.mark
  expect(await findMark()).toBeNull()
  for (const [mark, stored] of [
    ['mark: ARRIVED', 'ARRIVED'],
    ['mark: null', null],
  ]) {
    const call = `agencyMarkTraveller(id: "${party?.id}", position: 1, ${mark})`
    expect(await mutate(call, 'line { mark }')).toEqual({ line: { mark: stored }, errors: [] })
    expect(await findMark()).toBe(stored)
  }
  const unknown = await mutate<{ errors: object[] }>(
    `agencyMarkTraveller(id: "${party?.id}", position: 60, mark: ABSENT)`,
    'line { id }',
  )
  expect(unknown.errors).toMatchObject([{ code: 'NOT_FOUND', field: 'id' }])
})

test('asks for a confirmation before a busy guide leads a departure', async () => {
  const { db } = current()
  const common = { expeditionId: 1, groupMin: 2, priceCents: 50_000, createdAt: testNow, capacity: 8 }
  const days = { startOn: '2027-06-08', endOn: '2027-06-11' }
  const [, row] = await db
    .insert(departures)
    .values([
      { ...common, ...days, guideId: 3 },
      { ...common, ...days },
    ])
    .returning({ id: departures.id })
  const assign = (rest: string) =>
    mutate<{ departure: object | null; errors: { code: string; field: string }[] }>(
      `agencySaveDeparture(id: "${row?.id}", version: 1, input: { guideId: "3" }${rest})`,
      'departure { version guide { id fullName } }',
    )
  const warned = await assign('')
  expect([warned.departure, warned.errors]).toMatchObject([
    null,
    [{ code: 'NEEDS_CONFIRMATION', field: 'guideId' }],
  ])
  expect(await assign(', confirmed: true')).toMatchObject({
    departure: { version: 2, guide: { id: '3', fullName: 'Lucia Andreani' } },
    errors: [],
  })
})

test('reads the guides of a page of departures in one call', async () => {
  const query = '{ agency { departures(first: 20) { nodes { guide { id } } } } }'
  current().calls()
  const { errors } = await current().gateway.ask(query, {}, owner)
  expect(errors).toBeUndefined()
  expect(
    current()
      .calls()
      .filter((call) => call.includes('/agency/guides')),
  ).toHaveLength(1)
})
