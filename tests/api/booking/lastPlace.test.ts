import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { reservations } from '#api/db/bookingTables.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { findBalance, ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { createPostgres, onDatabase } from '#tests/support/databases.ts'
import { rounds } from '#tests/support/lane.ts'
import { contendForLastPlace, holdLastPlace, oversold, payLastPlace } from '#tests/support/lastPlace.ts'

const buyers = 50
/** The bench has 200. */
const trials = rounds(1, 2)

onDatabase('demo', (current) => {
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
    expect(await findBalance(db, 'refunds')).toBe(-50_000 * (buyers - 1))
    expect(await ledgerDifferences(db)).toEqual([])
  })

  test('gives the last place to one of carts, options by phone, moves and resellers', async () => {
    const { db } = current()
    for (let round = 0; round < trials; round++) {
      const { departureId, winners, losers } = await contendForLastPlace(db, accounts)
      expect([winners, losers, await oversold(db)]).toEqual([1, 2 * buyers - 1, 0])
      const [departure] = await db.select().from(departures).where(eq(departures.id, departureId))
      expect((departure?.bookedCount ?? 0) + (departure?.heldCount ?? 0)).toBe(1)
    }
    expect(await ledgerDifferences(db)).toEqual([])
  })
})

/** Connections whose queries lock no departure. */
function withoutLocks(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 10 })
  pool.on('connect', (client) => {
    const query = client.query.bind(client)
    const send = (request: pg.QueryConfig, ...rest: []) =>
      query({ ...request, text: request.text.replace(/ for update$/, '') }, ...rest)
    Object.assign(client, { query: send })
  })
  return pool
}

test('finds the last place sold more than once without its guards, lock and check', async () => {
  const { url, drop } = await createPostgres('demo')
  const pool = withoutLocks(url)
  try {
    const db = drizzle(pool)
    await db.execute(sql`alter table departures drop constraint departures_places`)
    const made = Array.from({ length: 12 }, () => signedInAccount(db))
    const accounts = (await Promise.all(made)).map(({ userId }) => userId)
    for (const race of [holdLastPlace, contendForLastPlace]) {
      const before = await oversold(db)
      const { winners } = await race(db, accounts)
      expect([winners > 1, (await oversold(db)) - before]).toEqual([true, 1])
    }
  } finally {
    await pool.end()
    await drop()
  }
})
