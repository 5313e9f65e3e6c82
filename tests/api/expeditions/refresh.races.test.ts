import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expeditionDocuments } from '#api/db/answerTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { refreshStaleExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'
import { refreshExpeditions } from '#api/modules/expeditions/expeditions.refresh.ts'
import { setInterest } from '#api/modules/interests/interests.repository.ts'
import { takePlaces } from '#api/modules/reservations/places.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { countLockWaits } from '#tests/support/lockWaits.ts'
import { testNow } from '#tests/support/testNow.ts'

const expedition = 1
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase('PostgreSQL', 'demo')
})
afterAll(() => database.close())

/** Runs a second transaction while the first is complete but not committed. */
async function meanwhile(first: (tx: Database) => Promise<unknown>, second: () => Promise<unknown>) {
  const { db } = database
  const [isDone, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const one = db.transaction(async (tx) => {
    await first(tx)
    isDone.resolve()
    await mayCommit.promise
  })
  await isDone.promise
  let hasEnded = false
  const other = second().finally(() => {
    hasEnded = true
  })
  // Awaited to its end: left running, it would advance the clock of the next file's tests.
  await vi.waitUntil(async () => hasEnded || (await countLockWaits(db)) === 1)
  mayCommit.resolve()
  await Promise.all([one, other])
}

const toDocument = async (db: Database) =>
  (await db.select().from(expeditionDocuments).where(eq(expeditionDocuments.expeditionId, expedition)))[0]

test('writes both concurrent sales to the document', async () => {
  const { db } = database
  const days = { startOn: '2027-03-12', endOn: '2027-03-14' }
  const plan = { expeditionId: expedition, capacity: 5, groupMin: 1, priceCents: 50_000, createdAt: testNow }
  const sold = await db
    .insert(departures)
    .values([
      { ...plan, ...days },
      { ...plan, ...days },
    ])
    .returning()
  const [one = 0, other = 0] = sold.map(({ id }) => id)
  const sell = async (tx: Database, id: number) => {
    await takePlaces(tx, id, 2)
    await refreshExpeditions(tx, [expedition], testNow)
  }
  await meanwhile(
    (tx) => sell(tx, one),
    () => db.transaction((tx) => sell(tx, other)),
  )
  expect((await toDocument(db))?.card).toMatchObject({
    next_departure_starts: [
      { departure_id: String(one), available_count: 3 },
      { departure_id: String(other), available_count: 3 },
      {},
    ],
  })
})

test('counts a favourite set while the upkeep rewrites the expedition', async () => {
  const { db } = database
  const { userId } = await signedInAccount(db)
  await db
    .update(expeditionDocuments)
    .set({ staleOn: '0001-01-01' })
    .where(eq(expeditionDocuments.expeditionId, expedition))
  let count: number | undefined
  await meanwhile(
    async (tx) => {
      const change = { userId, expeditionId: expedition, interested: true }
      count = (await setInterest(tx, change, testNow))?.count
    },
    () => refreshStaleExpeditions(db, testNow),
  )
  const document = await toDocument(db)
  expect(document?.card).toMatchObject({ all_time_interests_count: count })
  await refreshStaleExpeditions(db, testNow)
  const mended = await toDocument(db)
  expect(mended?.staleOn).not.toBe('0001-01-01')
  expect(mended?.card).toEqual(document?.card)
})
