import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { reservations } from '#api/db/bookingTables.ts'
import { departures } from '#api/db/tables.ts'
import { balanceOf, ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { onBothDatabases } from '#tests/support/databases.ts'
import { contendForLastPlace, holdLastPlace, oversold, payLastPlace } from '#tests/support/lastPlace.ts'

const buyers = 50
/** The bench has 200. */
const rounds = 2

onBothDatabases('demo', (current) => {
  let accounts: string[] = []
  beforeAll(async () => {
    const made = Array.from({ length: buyers }, () => signedInAccount(current().db))
    accounts = (await Promise.all(made)).map(({ userId }) => userId)
  })

  test('holds the last place for one of the buyers', async () => {
    const { db } = current()
    const { departureId, winners, losers } = await holdLastPlace(db, accounts)
    expect([winners, losers, await oversold(db)]).toEqual([1, buyers - 1, 0])
    const [departure] = await db.select().from(departures).where(eq(departures.id, departureId))
    expect(departure).toMatchObject({ capacity: 1, bookedCount: 0, heldCount: 1 })
  })

  test('sells the last place to one of the buyers whose hold has expired, and refunds all others', async () => {
    const { db } = current()
    const { departureId, winners, losers } = await payLastPlace(db, accounts)
    expect([winners, losers]).toEqual([1, buyers - 1])
    const [departure] = await db.select().from(departures).where(eq(departures.id, departureId))
    expect(departure).toMatchObject({ capacity: 1, bookedCount: 1 })
    expect(await db.$count(reservations, eq(reservations.departureId, departureId))).toBe(1)
    expect(await balanceOf(db, 'refunds')).toBe(-50_000 * (buyers - 1))
    expect(await ledgerDifferences(db)).toEqual([])
  })

  const race = { timeout: 60_000 }
  test(
    'gives the last place to one of carts, options by phone, moves and resellers, twice',
    race,
    async () => {
      const { db } = current()
      for (let round = 0; round < rounds; round++) {
        const { departureId, winners, losers } = await contendForLastPlace(db, accounts)
        expect([winners, losers, await oversold(db)]).toEqual([1, 2 * buyers - 1, 0])
        const [departure] = await db.select().from(departures).where(eq(departures.id, departureId))
        expect((departure?.bookedCount ?? 0) + (departure?.heldCount ?? 0)).toBe(1)
      }
      expect(await ledgerDifferences(db)).toEqual([])
    },
  )
})
