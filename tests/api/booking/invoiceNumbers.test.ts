import { expect, test } from 'vitest'
import { invoiceHoles, settleConcurrently } from '#tests/support/concurrentBookings.ts'
import { onOneDatabase } from '#tests/support/databases.ts'

onOneDatabase('demo', (current) => {
  test('numbers the invoices of 100 concurrent bookings without holes', async () => {
    const { db } = current()
    expect(await settleConcurrently(db, 100)).toEqual({ booked: 100 })
    expect(await invoiceHoles(db)).toBe(0)
  })
})
