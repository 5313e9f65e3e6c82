import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#api/clock.ts'
import { notes } from '#api/db/agencyBookingTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const alix = {
  first_name: 'Alix',
  last_name: 'Martin',
  birth_date: '1994-05-21',
  phone: '06 12 34 56 78',
  emergency_contact: 'Sam Martin, 06 12 34 56 79',
  diet: 'Végétarien',
  shoe_size: 41,
}

onDatabase('demo', (current) => {
  let api: Api
  let owner: TestAccount
  let guide: TestAccount
  let stranger: TestAccount
  beforeAll(async () => {
    api = await testApi(current().db)
    owner = await signedInAccount(current().db)
    guide = await signedInAccount(current().db)
    stranger = await signedInAccount(current().db)
  })

  async function departure(startsIn = 40) {
    const days = { startOn: addDays('2027-03-10', startsIn), endOn: addDays('2027-03-10', startsIn + 5) }
    const places = { capacity: 8, bookedCount: 3, groupMin: 5, priceCents: 89_000 }
    const [made] = await current()
      .db.insert(departures)
      .values({ expeditionId: 1, ...days, ...places, createdAt: testNow })
      .returning()
    return made?.id ?? 0
  }

  async function book(
    userId: string,
    departureId: number,
    changes: Partial<typeof reservations.$inferInsert> = {},
  ) {
    const [made] = await current()
      .db.insert(reservations)
      .values({ userId, departureId, travelersCount: 2, totalCents: 178_000, createdAt: testNow, ...changes })
      .returning()
    return made?.id ?? ''
  }

  const read = (url: string, { headers }: Partial<TestAccount> = {}) =>
    api.inject({ url: `/api/v1${url}`, ...(headers && { headers }) })
  const answer = (id: string, position: number, payload: object, { headers } = owner) =>
    api.inject({
      method: 'PATCH',
      url: `/api/v1/reservations/${id}/participants/${position}`,
      payload,
      headers,
    })

  test('accepts details one by one and reports the completeness', async () => {
    const id = await book(owner.userId, await departure())
    const before = (await read(`/reservations/${id}/participants`, owner)).json()
    expect(before.dashboard_completness).toBe(0)
    expect(before.participants.map(({ position }: { position: number }) => position)).toEqual([1, 2])
    expect(before.participants[0].missing).toEqual(Object.keys(alix))

    const after = (await answer(id, 1, alix)).json()
    expect(after.dashboard_completness).toBe(50)
    expect(after.participants[0]).toEqual({ ...alix, phone: '+33612345678', position: 1, missing: [] })

    const taken = (await answer(id, 1, { phone: null, diet: '  ' })).json()
    expect(taken.participants[0]).toMatchObject({ phone: null, diet: null, missing: ['phone', 'diet'] })
    expect((await read('/reservations', owner)).json().list_reservations[0].dashboard_completness).toBe(35)
  })

  test.each([
    [{ birth_date: '2027-03-11' }, 'INVALID_BIRTH_DATE', 'birth_date'],
    [{ birth_date: '1899-12-31' }, 'INVALID_BIRTH_DATE', 'birth_date'],
    [{ birth_date: '1994-02-30' }, 'INVALID_REQUEST', 'birth_date'],
    [{ phone: '06 12' }, 'INVALID_PHONE', 'phone'],
    [{ diet: 'a\u0000b' }, 'INVALID_TEXT', 'diet'],
    [{ shoe_size: 12 }, 'INVALID_REQUEST', 'shoe_size'],
    [{ age: 3 }, 'INVALID_REQUEST', 'age'],
  ])('refuses %j without storing anything', async (change, code, field) => {
    const id = await book(owner.userId, await departure())
    const { error } = (await answer(id, 1, { first_name: 'Alix', ...change })).json()
    expect([error.code, Object.keys(error.fields)]).toEqual([code, [field]])
    const { participants } = (await read(`/reservations/${id}/participants`, owner)).json()
    expect(participants[0].first_name).toBe(null)
  })

  test('returns the booked number of participants, to the owner only', async () => {
    const departureId = await departure()
    const id = await book(owner.userId, departureId)
    const led = await book(guide.userId, departureId, { isGuide: true, travelersCount: 0, totalCents: 0 })
    const refused = [
      await read(`/reservations/${id}/participants`),
      await read(`/reservations/${id}/participants`, stranger),
      await read(`/reservations/${led}/participants`, guide),
      await answer(id, 1, alix, stranger),
      await answer(id, 3, alix),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 404, 404, 404, 404])
  })

  test('refuses changes of a past or cancelled departure', async () => {
    const passed = await book(owner.userId, await departure(-60))
    const canceled = await book(owner.userId, await departure(), { canceledAt: testNow })
    for (const id of [passed, canceled])
      expect((await answer(id, 1, alix)).json().error.code).toBe('RESERVATION_CLOSED')
  })

  test('returns travellers and missing details to the guide alone', async () => {
    const departureId = await departure()
    await book(guide.userId, departureId, { isGuide: true, travelersCount: 0, totalCents: 0 })
    const id = await book(owner.userId, departureId)
    await book(stranger.userId, departureId, { canceledAt: testNow })
    await answer(id, 2, alix)
    const note = { reservationId: id, authorId: owner.userId, createdAt: testNow }
    await current()
      .db.insert(notes)
      .values([
        { ...note, body: 'Arrive à 9 h 12.', isForGuide: true },
        { ...note, body: 'Rappeler lundi.' },
      ])
    const roster = (await read(`/departures/${departureId}/roster`, guide)).json()
    expect(roster).toMatchObject({
      name: 'Les balcons de la Vanoise',
      capacity: 8,
      booked_count: 3,
      missing_to_confirm: 2,
      price: 890,
    })
    expect(roster.travellers.map((each: { completness: number }) => each.completness)).toEqual([0, 100])
    expect(roster.travellers[1]).toMatchObject({ first_name: 'Alix', position: 2, missing: [] })
    const contact = { phone: '+33612345678', emergency_contact: alix.emergency_contact }
    expect(roster.travellers[1]).toMatchObject(contact)
    expect(roster.travellers[0]).toMatchObject({ phone: null, emergency_contact: null })
    expect(new Set(roster.travellers.map((each: { email: string }) => each.email))).toEqual(
      new Set([`${owner.userId}@example.test`]),
    )
    expect(roster.notes).toMatchObject([{ reservation_id: id, body: 'Arrive à 9 h 12.' }])
    expect(JSON.stringify(roster)).not.toContain('Végétarien')
    for (const who of [owner, stranger])
      expect((await read(`/departures/${departureId}/roster`, who)).statusCode).toBe(404)
    expect((await read(`/departures/${departureId}/roster`)).statusCode).toBe(401)
  })
})
