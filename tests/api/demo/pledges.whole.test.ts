import { expect, test } from 'vitest'
import { loadDemo } from '#api/db/demo/load.ts'
import { eq, gt } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { onDatabase } from '#tests/support/databases.ts'

onDatabase('empty', (current) => {
  test('lacks travellers in the Vanoise and on the Kungsleden on 15 January 2027, with one promise', async () => {
    const { db } = current()
    await loadDemo(db, new Date('2027-01-15T08:00:00Z'))
    const rows = await db
      .select({
        startOn: departures.startOn,
        booked: departures.bookedCount,
        promised: departures.pledgedCount,
        needed: departures.groupMin,
        slug: expeditions.slug,
      })
      .from(departures)
      .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
      .where(gt(departures.startOn, '2027-01-15'))
    const of = (slug: string, startOn: string) => {
      const { booked, promised, needed } =
        rows.find((row) => row.slug === slug && row.startOn === startOn) ?? {}
      return [booked, promised, needed]
    }
    expect(of('balcons-de-la-vanoise', '2027-08-14')).toEqual([4, 0, 5])
    expect(of('kungsleden-la-voie-royale', '2027-09-18')).toEqual([2, 1, 4])
    expect(of('kungsleden-la-voie-royale', '2027-08-07')).toEqual([0, 0, 4])
    expect(rows.reduce((sum, { promised }) => sum + promised, 0)).toBe(1)
  })
})
