import { expect, test } from 'vitest'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { readAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'

onDatabase('demo', (current) => {
  test('confirms a departure whose lowered minimum is reached', async () => {
    const { db } = current()
    const api = await testApi(db)
    const { headers } = await staffMember(db, { permissions: ['departures'] })
    const id = await newDeparture(db)
    await db.update(departures).set({ groupMin: 6 }).where(eq(departures.id, id))
    await bookedReservation(db, (await signedInAccount(db)).userId, id)
    const url = `/api/v1/agency/departures/${id}`
    const saved = await api.inject({ method: 'PATCH', url, headers, payload: { version: 1, group_min: 2 } })
    expect(saved.json()).toMatchObject({ state: 'confirmed', version: 2 })
    const entries = await readAudit(db, { entity: 'departure', entityId: String(id) }, 9)
    expect(entries.map(({ entry }) => entry.action)).toEqual([
      'departure.minimum_reached',
      'departure.changed',
    ])
  })
})
