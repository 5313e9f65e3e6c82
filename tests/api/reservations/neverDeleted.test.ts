import { expect, test } from 'vitest'
import { reservations } from '#api/db/bookingTables.ts'
import { sql } from '#api/db/drizzle.ts'
import { onDatabase } from '#tests/support/databases.ts'

onDatabase('demo', (current) => {
  test.each([
    ['its account', sql`delete from users where id in (select user_id from reservations)`],
    ['its departure', sql`delete from departures where id in (select departure_id from reservations)`],
    ['its expedition', sql`delete from expeditions`],
  ])('refuses to delete a reservation with %s', async (_case, statement) => {
    const count = await current().db.$count(reservations)
    expect(count).toBeGreaterThan(0)
    await expect(current().db.execute(statement)).rejects.toThrow()
    expect(await current().db.$count(reservations)).toBe(count)
  })
})
