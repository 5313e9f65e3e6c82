import { expect, test } from 'vitest'
import { expeditionActivities, expeditionDocuments } from '#api/db/answerTables.ts'
import { type Database, findRows } from '#api/db/client.ts'
import { and, eq, sql } from '#api/db/drizzle.ts'
import { searchKeys } from '#api/db/searchTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { projectExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'
import { refreshExpeditions } from '#api/modules/expeditions/expeditions.refresh.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testNow } from '#tests/support/testNow.ts'

const id = 3
const ofTrip = eq(departures.expeditionId, id)
const isLast = sql`start_on = (select max(start_on) from departures where expedition_id = ${id})`
const changes: { name: string; write: (tx: Database) => Promise<unknown> }[] = [
  { name: 'no change', write: async () => undefined },
  { name: 'a place', write: (tx) => tx.update(departures).set({ heldCount: 1 }).where(ofTrip) },
  { name: 'a price', write: (tx) => tx.update(departures).set({ priceCents: 12_300 }).where(ofTrip) },
  {
    name: 'another month of a departure that no card shows',
    write: (tx) =>
      tx.update(departures).set({ startOn: '2028-02-05', endOn: '2028-02-09' }).where(and(ofTrip, isLast)),
  },
  {
    name: 'the last places',
    write: (tx) => tx.update(departures).set({ bookedCount: sql`capacity`, heldCount: 0 }).where(ofTrip),
  },
  {
    name: 'cancellations',
    write: (tx) => tx.update(departures).set({ canceledAt: testNow }).where(ofTrip),
  },
  {
    name: 'reviews',
    write: (tx) =>
      tx.update(expeditions).set({ reviewCount: 7, ratingSum: 23 }).where(eq(expeditions.id, id)),
  },
]

onDatabase('demo', (current) => {
  async function stored() {
    const { db } = current()
    const { similarIds: _, ...document } =
      (await db.select().from(expeditionDocuments).where(eq(expeditionDocuments.expeditionId, id)))[0] ?? {}
    const rows = await db
      .select()
      .from(expeditionActivities)
      .where(eq(expeditionActivities.expeditionId, id))
      .orderBy(expeditionActivities.activitySlug)
    const [keys] = await db.select().from(searchKeys).where(eq(searchKeys.expeditionId, id))
    return { document, rows, state: keys?.state.toSorted() }
  }

  test.each(changes)('writes after $name what the whole projection writes', async ({ write }) => {
    const { db } = current()
    await db.transaction(async (tx) => {
      await write(tx)
      await refreshExpeditions(tx, [id], testNow)
    })
    const refreshed = await stored()
    await projectExpeditions(db, [id], testNow)
    expect(refreshed).toEqual(await stored())
  })

  test('leaves the document where nothing public has changed', async () => {
    const { db } = current()
    const version = async () =>
      findRows(db, sql`select xmin::text from expedition_documents where expedition_id = ${id}`)
    const before = await version()
    await db.transaction((tx) => refreshExpeditions(tx, [id], testNow))
    expect(await version()).toEqual(before)
  })
})
