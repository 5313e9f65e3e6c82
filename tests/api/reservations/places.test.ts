import { expect, test } from 'vitest'
import type { Database } from '#api/db/client.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { releasePlaces, takePlaces } from '#api/modules/reservations/places.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { rounds } from '#tests/support/lane.ts'
import { testNow } from '#tests/support/testNow.ts'

const contenders = 50

onDatabase('demo', (current) => {
  async function newDeparture(capacity: number, bookedCount = 0): Promise<number> {
    const days = { startOn: '2027-06-05', endOn: '2027-06-10' }
    const expedition = { expeditionId: 1, groupMin: 1, priceCents: 50_000, createdAt: testNow }
    const [row] = await current()
      .db.insert(departures)
      .values({ ...expedition, ...days, capacity, bookedCount })
      .returning()
    return row?.id ?? 0
  }

  const booked = async (id: number) =>
    (await current().db.select().from(departures).where(eq(departures.id, id)))[0]?.bookedCount
  const contend = (take: (db: Database, id: number) => Promise<boolean>, id: number) =>
    Promise.all(Array.from({ length: contenders }, () => take(current().db, id)))

  test('sells the last place to one of fifty concurrent callers', async () => {
    const departuresSold = rounds(20, 200)
    let winners = 0
    for (let round = 0; round < departuresSold; round++) {
      const id = await newDeparture(8, 7)
      winners += (await contend((db) => takePlaces(db, id, 1), id)).filter(Boolean).length
      expect(await booked(id)).toBe(8)
    }
    expect(winners).toBe(departuresSold)
  })

  test('books all requested places or none', async () => {
    const id = await newDeparture(10)
    const taken = await contend((db) => takePlaces(db, id, 3), id)
    expect(taken.filter(Boolean)).toHaveLength(3)
    expect(await booked(id)).toBe(9)
  })

  test('never counts released places below zero', async () => {
    const id = await newDeparture(10, 2)
    expect(await releasePlaces(current().db, id, 3)).toBe(false)
    expect(await releasePlaces(current().db, id, 2)).toBe(true)
    expect(await booked(id)).toBe(0)
  })

  test('sells no place of a cancelled departure, and the table’s check refuses any other write', async () => {
    const id = await newDeparture(8)
    await current().db.update(departures).set({ canceledAt: testNow }).where(eq(departures.id, id))
    expect(await takePlaces(current().db, id, 1)).toBe(false)
    await expect(
      current().db.update(departures).set({ bookedCount: 9 }).where(eq(departures.id, id)),
    ).rejects.toThrow()
  })

  test('detects the race: a check before the update oversells', async () => {
    await current().db.execute(sql`alter table departures drop constraint departures_places`)
    let oversold = 0
    for (let round = 0; round < 20; round++) {
      const id = await newDeparture(8, 7)
      await contend(takeCarelessly, id)
      if (((await booked(id)) ?? 0) > 8) oversold++
    }
    expect(oversold).toBeGreaterThanOrEqual(19)
  })
})

/** The naive way: check for a place, then take it. */
async function takeCarelessly(db: Database, id: number): Promise<boolean> {
  const [departure] = await db.select().from(departures).where(eq(departures.id, id))
  if (!departure || departure.bookedCount >= departure.capacity) return false
  await db
    .update(departures)
    .set({ bookedCount: sql`${departures.bookedCount} + 1` })
    .where(eq(departures.id, id))
  return true
}
