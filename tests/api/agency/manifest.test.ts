import { beforeAll, expect, test } from 'vitest'
import { addDays, parisDay } from '#api/clock.ts'
import { auditEntries } from '#api/db/agencyTables.ts'
import { participants, reservations } from '#api/db/bookingTables.ts'
import { and, eq, isNull } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import type { ManifestLine } from '#api/modules/agency/manifest/manifest.contract.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  let api: Api
  let claire: TestAccount
  let departureId = 0
  let reservationId = ''
  beforeAll(async () => {
    const { db } = current()
    api = await testApi(db)
    claire = await staffMember(db, { permissions: ['bookings'], firstName: 'Claire' })
    const { userId } = await signedInAccount(db)
    departureId = await newDeparture(db)
    const [row] = await db
      .insert(reservations)
      .values({ userId, departureId, travelersCount: 2, totalCents: 1_000_00, createdAt: testNow })
      .returning()
    reservationId = row?.id ?? ''
    const ana = { firstName: 'Ana', lastName: 'Le Goff', birthDate: '1990-05-04', diet: 'Végétarien' }
    const contacts = { phone: '+33639980010', emergencyContact: 'Dominique, +33639980011', shoeSize: 39 }
    await db.insert(participants).values({ reservationId, position: 0, ...ana, ...contacts })
  })

  const read = async (id = departureId, { headers } = claire) => {
    const answer = await api.inject({ url: `/api/v1/agency/departures/${id}/manifest`, headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  const mark = async (position: number, value: string | null, { headers } = claire, id = reservationId) => {
    const url = `/api/v1/agency/reservations/${id}/travellers/${position}/mark`
    const answer = await api.inject({ method: 'PUT', url, headers, payload: { mark: value } })
    return { status: answer.statusCode, body: answer.json() }
  }
  const logged = async () => {
    const isOwn = and(eq(auditEntries.entity, 'departure'), eq(auditEntries.entityId, String(departureId)))
    return current().db.select().from(auditEntries).where(isOwn).orderBy(auditEntries.id)
  }

  test('returns the travellers with contacts, needs and completeness, and logs each read', async () => {
    const { status, body } = await read()
    expect(status).toBe(200)
    expect(body).toMatchObject({ departure_id: String(departureId), start: '2027-07-05', completness: 50 })
    expect(body.travellers).toEqual([
      {
        reservation_id: reservationId,
        reference: null,
        position: 1,
        first_name: 'Ana',
        last_name: 'Le Goff',
        birth_date: '1990-05-04',
        phone: '+33639980010',
        emergency_contact: 'Dominique, +33639980011',
        diet: 'Végétarien',
        shoe_size: 39,
        completness: 100,
        missing: [],
        mark: null,
      },
      expect.objectContaining({ position: 2, first_name: null, completness: 0, mark: null }),
    ])
    await read()
    const log = await logged()
    expect(log.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['manifest.read', {}, {}],
      ['manifest.read', {}, {}],
    ])
    expect(JSON.stringify(log)).not.toMatch(/Ana|Le Goff|33639980/)
  })

  test('names the permission to others, logs no refusal, and answers 404 for an unknown departure', async () => {
    const before = (await logged()).length
    const noe = await staffMember(current().db, { permissions: ['departures'] })
    expect((await read(departureId, noe)).body.error.code).toBe('MISSING_PERMISSION')
    expect((await mark(1, 'arrived', noe)).body.error.code).toBe('MISSING_PERMISSION')
    expect((await read(999_999)).body.error.code).toBe('DEPARTURE_NOT_FOUND')
    expect((await logged()).length).toBe(before)
  })

  test('marks a traveller without any answer too, and takes the mark back', async () => {
    expect((await mark(2, 'arrived')).body).toMatchObject({ position: 2, mark: 'arrived' })
    expect((await mark(1, 'absent')).body).toMatchObject({ position: 1, mark: 'absent', first_name: 'Ana' })
    const marks = async () => (await read()).body.travellers.map((line: ManifestLine) => line.mark)
    expect(await marks()).toEqual(['absent', 'arrived'])
    expect((await mark(1, null)).body.mark).toBeNull()
    expect(await marks()).toEqual([null, 'arrived'])
    const log = await logged()
    expect(log.find(({ action }) => action === 'traveller.marked')).toMatchObject({
      before: {},
      after: { mark: 'arrived', traveller: `${reservationId}, 2` },
    })
  })

  test('refuses a place without a traveller, a cancelled reservation and that of the guide', async () => {
    const { db } = current()
    const refused = async (position: number, id = reservationId) =>
      (await mark(position, 'arrived', claire, id)).body.error?.code
    expect(await refused(3)).toBe('TRAVELLER_NOT_FOUND')
    const [guide] = await db.select().from(reservations).where(eq(reservations.isGuide, true)).limit(1)
    expect(await refused(1, guide?.id)).toBe('TRAVELLER_NOT_FOUND')
    const one = and(eq(reservations.id, reservationId), isNull(reservations.canceledAt))
    await db.update(reservations).set({ canceledAt: testNow }).where(one)
    expect(await refused(1)).toBe('TRAVELLER_NOT_FOUND')
    expect((await read()).body.travellers).toEqual([])
    await db.update(reservations).set({ canceledAt: null }).where(eq(reservations.id, reservationId))
  })

  test('hides contacts and needs from a month after the departure', async () => {
    const { db } = current()
    const endOn = addDays(parisDay(testNow), -31)
    await db.update(departures).set({ startOn: endOn, endOn }).where(eq(departures.id, departureId))
    const [line] = (await read()).body.travellers
    expect(line).toMatchObject({
      first_name: 'Ana',
      phone: null,
      emergency_contact: null,
      diet: null,
      shoe_size: null,
    })
  })
})
