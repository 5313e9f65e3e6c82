import { expect, test } from 'vitest'
import { eq } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { onBothDatabases } from '#tests/support/databases.ts'

onBothDatabases('demo', (current) => {
  test.each([
    ['a departure', departures],
    ['a trip', expeditions],
  ])('%s has a price in whole euros', async (_, table) => {
    const { db } = current()
    const setPrice = (priceCents: number) => db.update(table).set({ priceCents }).where(eq(table.id, 1))
    await expect(setPrice(99_950)).rejects.toThrow()
    await setPrice(99_900)
  })
})
