import { expect, test } from 'vitest'
import { invoiceHoles, settleConcurrently } from '#tests/support/concurrentBookings.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { rounds } from '#tests/support/lane.ts'

onDatabase('demo', (current) => {
  test('numbers the invoices of concurrent bookings without holes', async () => {
    const { db } = current()
    const booked = rounds(20, 100)
    expect(await settleConcurrently(db, booked)).toEqual({ booked })
    expect(await invoiceHoles(db)).toBe(0)
  })
})
