import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#api/db/accountTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { and, eq, isNull } from '#api/db/drizzle.ts'
import { ChangeRefused, catalogueRepository } from '#api/modules/departures/catalogue.repository.ts'
import { departureStatus } from '#api/modules/departures/departures.domain.ts'
import { departureRepository } from '#api/modules/departures/departures.repository.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { testNow } from '#tests/support/testNow.ts'

let database: TestDatabase
let slug = ''

beforeAll(async () => {
  database = await openTestDatabase('PGlite', 'demo')
  slug = (await catalogue().expeditions())[0]?.slug ?? ''
})

afterAll(() => database.close())

const catalogue = () => catalogueRepository(database.db, testNow)

async function addDeparture() {
  const added = await catalogue().add({ slug, startOn: '2028-01-08', places: 7, euros: 950 })
  if (!added) throw new Error('No departure was added.')
  return added
}

test('adds a departure and updates the response version of its expedition', async () => {
  const before = await departureRepository(database.db).expedition(slug)
  const added = await addDeparture()
  expect(added).toMatchObject({ startOn: '2028-01-08', capacity: 7, priceCents: 95_000, bookedCount: 0 })
  expect((await departureRepository(database.db).expedition(slug))?.version).not.toBe(before?.version)
  expect((await catalogue().findDepartures(slug)).map(({ id }) => id)).toContain(added.id)
})

test('confirms, resizes and cancels a departure, then refuses further changes', async () => {
  const { id } = await addDeparture()
  expect(departureStatus(await catalogue().confirm(id))).toBe('confirmed')
  expect(await catalogue().setPlaces(id, 3)).toMatchObject({ capacity: 3 })
  expect(departureStatus(await catalogue().cancel(id))).toBe('canceled')
  await expect(catalogue().confirm(id)).rejects.toThrow(`Departure ${id} is cancelled.`)
})

test('gives a departure to one guide at a time, and back', async () => {
  const { id } = await addDeparture()
  const [first, second] = ['bastien.guide@demo.explora.test', 'camille.voyage@demo.explora.test']
  const leaders = async () => {
    const rows = await database.db
      .select({ email: users.email })
      .from(reservations)
      .innerJoin(users, eq(users.id, reservations.userId))
      .where(and(eq(reservations.departureId, id), isNull(reservations.canceledAt)))
    return rows.map(({ email }) => email)
  }
  for (const email of [first, second, first.toUpperCase()]) {
    await catalogue().guide(id, email)
    expect(await leaders()).toEqual([email.toLowerCase()])
  }
  await expect(catalogue().guide(id, 'absent@example.org')).rejects.toThrow('No account has the address')
  expect(await leaders()).toEqual([first])
})

test('refuses fewer places than travellers, a day in the past and an unknown trip', async () => {
  const all = await catalogue().findDepartures(slug)
  const booked = all.find((one) => one.bookedCount > 1 && !one.canceledAt && one.startOn > '2027-03-10')
  if (!booked) throw new Error('The demonstration has no booked departure of this trip.')
  await expect(catalogue().setPlaces(booked.id, 1)).rejects.toThrow(/travellers already/)
  const addition = { slug, startOn: '2027-03-10', places: undefined, euros: undefined }
  await expect(catalogue().add(addition)).rejects.toThrow('2027-03-10 is not in the future.')
  await expect(catalogue().add({ ...addition, slug: 'absent' })).rejects.toBeInstanceOf(ChangeRefused)
})
