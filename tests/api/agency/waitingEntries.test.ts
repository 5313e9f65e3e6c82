import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { users } from '#api/db/accountTables.ts'
import { auditEntries } from '#api/db/agencyTables.ts'
import { waitingEntries } from '#api/db/bookingTables.ts'
import type { Api } from '#api/deps.ts'
import { offerFreePlaces } from '#api/modules/waiting/offers.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onBothDatabases } from '#tests/support/databases.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import { entriesOf, holdsOf, newDeparture, setBooked } from '#tests/support/waitingList.ts'

type Entry = { id: string; name: string | null; email: string; state: string; position: number | null }

onBothDatabases('demo', (current) => {
  let api: Api
  let claire: TestAccount
  beforeAll(async () => {
    const { db } = current()
    api = await testApi(db)
    claire = await staffMember(db, { permissions: ['bookings'] })
  })

  const call = async (method: 'GET' | 'POST', path: string, { headers } = claire) => {
    const answer = await api.inject({ method, url: `/api/v1/agency${path}`, headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  const minute = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)

  /** Entries of two places each, in their order; the first one of an account. */
  async function waiting(departureId: number): Promise<string[]> {
    const { db } = current()
    const { userId } = await signedInAccount(db, { email: `${randomUUID()}@exemple.test` })
    await db.update(users).set({ firstName: 'Zoé', lastName: 'Roux' }).where(eq(users.id, userId))
    const entry = { departureId, places: 2, confirmedAt: testNow }
    const rows = await db
      .insert(waitingEntries)
      .values(
        [userId, null].map((owner, index) => ({
          ...entry,
          userId: owner,
          email: `attend-${index}-${departureId}@exemple.test`,
          tokenHash: randomUUID(),
          createdAt: minute(index - 10),
        })),
      )
      .returning({ id: waitingEntries.id })
    return rows.map(({ id }) => id)
  }

  test('lists who waits in their order, with the name of an account', async () => {
    const departureId = await newDeparture(current().db)
    const [first, second] = await waiting(departureId)
    const { body } = await call('GET', `/departures/${departureId}/waiting`)
    expect(body.entries.map(({ id, name, state, position }: Entry) => [id, name, state, position])).toEqual([
      [first, 'Zoé Roux', 'waiting', 1],
      [second, null, 'waiting', 2],
    ])
    const other = await staffMember(current().db, { permissions: ['departures', 'money'] })
    expect((await call('GET', `/departures/${departureId}/waiting`, other)).status).toBe(403)
  })

  test('skips an entry once, with one audit entry that has no address', async () => {
    const { db } = current()
    const departureId = await newDeparture(db)
    const [first, second] = await waiting(departureId)
    for (let each = 0; each < 2; each++) {
      const { status, body } = await call('POST', `/waiting/${first}/skip`)
      expect([status, body]).toEqual([200, { entry_id: first, departure_id: String(departureId) }])
    }
    const { body } = await call('GET', `/departures/${departureId}/waiting`)
    expect(body.entries.map(({ id, state, position }: Entry) => [id, state, position])).toEqual([
      [first, 'left', null],
      [second, 'waiting', 1],
    ])
    const logged = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(departureId)))
    expect(logged.map(({ action, after }) => [action, after])).toEqual([['waiting.skipped', { places: 2 }]])
    expect(JSON.stringify(logged)).not.toContain('exemple.test')
    expect((await call('POST', `/waiting/${randomUUID()}/skip`)).body.error.code).toBe(
      'WAITING_ENTRY_NOT_FOUND',
    )
  })

  test('offers the places of a skipped entry to the next one', async () => {
    const { db } = current()
    const departureId = await newDeparture(db)
    const [first, second] = await waiting(departureId)
    await setBooked(db, departureId, 6)
    await offerFreePlaces(db, testEnv(), testNow)
    expect((await holdsOf(db, departureId)).map(({ waitingEntryId }) => waitingEntryId)).toEqual([first])
    await call('POST', `/waiting/${first}/skip`)
    expect((await holdsOf(db, departureId)).map(({ waitingEntryId }) => waitingEntryId)).toEqual([second])
    const entries = await entriesOf(db, departureId)
    expect(entries.find(({ id }) => id === second)?.offeredAt).toEqual(testNow)
  })
})
