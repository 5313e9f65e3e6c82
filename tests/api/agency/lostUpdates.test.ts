import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#api/db/accountTables.ts'
import { participants, reservations } from '#api/db/bookingTables.ts'
import { and, eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { rounds } from '#tests/support/lane.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'

const saves = rounds(30, 200)
const editors = 4
const dayMs = 86_400_000
const firstPhone = 33_612_000_000

let database: TestDatabase
let api: Api
let staff: TestAccount
beforeAll(async () => {
  database = await openTestDatabase('PostgreSQL', 'demo')
  api = await testApi(database.db, { env: { rateLimitFactor: 1_000_000 } })
  staff = await staffMember(database.db, { permissions: ['bookings', 'departures'] })
})
afterAll(() => database.close())

type Read = { version: number; count: number }
/** A row with a count in one of its fields: `save` writes it, as an editor who has read `version`. */
type Target = { read: () => Promise<Read>; save: (next: Read) => Promise<number> }

async function send(method: 'PATCH' | 'POST', path: string, payload: object): Promise<number> {
  const headers = { ...staff.headers, 'idempotency-key': randomUUID() }
  return (await api.inject({ method, url: `/api/v1/agency${path}`, headers, payload })).statusCode
}

async function departure(): Promise<Target> {
  const id = await newDeparture(database.db)
  return {
    async read() {
      const [row] = await database.db.select().from(departures).where(eq(departures.id, id))
      return { version: row?.version ?? 0, count: (row?.priceCents ?? 0) / 100 }
    },
    save: ({ version, count }) => send('PATCH', `/departures/${id}`, { version, price_cents: count * 100 }),
  }
}

async function customer(): Promise<Target> {
  const { userId: id } = await signedInAccount(database.db)
  return {
    async read() {
      const [row] = await database.db.select().from(users).where(eq(users.id, id))
      return { version: row?.version ?? 0, count: row?.phone ? Number(row.phone) - firstPhone : 0 }
    },
    save: ({ version, count }) =>
      send('PATCH', `/customers/${id}`, { version, phone: `+${firstPhone + count}` }),
  }
}

async function reservation(): Promise<Target> {
  const { userId } = await signedInAccount(database.db)
  const id = await bookedReservation(database.db, userId, await newDeparture(database.db))
  return {
    async read() {
      const isFirst = and(eq(participants.reservationId, id), eq(participants.position, 0))
      const [row] = await database.db
        .select({ version: reservations.version, birthDate: participants.birthDate })
        .from(reservations)
        .innerJoin(participants, isFirst)
        .where(eq(reservations.id, id))
      return { version: row?.version ?? 0, count: Date.parse(row?.birthDate ?? '') / dayMs }
    },
    save({ version, count }) {
      const birth_date = new Date(count * dayMs).toISOString().slice(0, 10)
      const person = { position: 1, first_name: 'Ana', last_name: 'Le Goff', birth_date }
      return send('POST', `/reservations/${id}/travellers`, { version, travellers: [person] })
    },
  }
}

test.each([
  ['departure', departure],
  ['customer', customer],
  ['reservation', reservation],
])('loses no change of a %s in random interleavings', async (_, open) => {
  const { read, save } = await open()
  const start = await read()
  const statuses: number[] = []
  let screens: Read[] = []
  while (statuses.length < saves) {
    const opened = Array.from({ length: editors - screens.length }, read)
    screens.push(...(await Promise.all(opened)))
    // All editors begin with the same version. Later, some leave their screens open while others save.
    const saving = screens.filter(() => statuses.length === 0 || randomInt(2) === 0)
    screens = screens.filter((screen) => !saving.includes(screen))
    const sent = saving.map(({ version, count }) => save({ version, count: count + 1 }))
    statuses.push(...(await Promise.all(sent)))
  }
  expect(new Set(statuses)).toEqual(new Set([200, 409]))
  const accepted = statuses.filter((status) => status === 200).length
  expect(await read()).toEqual({ version: start.version + accepted, count: start.count + accepted })
})
