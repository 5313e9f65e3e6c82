import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { paymentEvents, payments, refunds } from '#api/db/paymentTables.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { readyCart } from '#tests/support/readyCarts.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  test('counts holds, payments, refunds and open events', async () => {
    const { db } = current()
    const api = await testApi(db, { isBookingOpen: true })
    await readyCart(db, api)
    const { userId } = await signedInAccount(db)
    const common = { userId, idempotencyKey: randomUUID(), amountCents: 100, createdAt: testNow }
    const id = randomUUID()
    await db
      .insert(payments)
      .values({ id, ...common, purpose: 'booking', provider: 'demo', status: 'refunded' })
    await db
      .insert(refunds)
      .values({ paymentId: id, amountCents: 100, reason: 'late', status: 'pending', createdAt: testNow })
    const receivedAt = new Date()
    const handledAt = new Date(receivedAt.getTime() + 7_000)
    const event = { provider: 'demo', kind: 'payment', receivedAt }
    await db.insert(paymentEvents).values([
      { ...event, eventId: 'open' },
      { ...event, eventId: 'handled', handledAt },
    ])
    const { body } = await api.inject('/metrics')
    expect(body).toMatch(/^holds_live [1-9]/m)
    expect(body).toMatch(/^payments\{provider="demo",status="refunded"\} 1$/m)
    expect(body).toMatch(/^refunds\{status="pending"\} 1$/m)
    expect(body).toMatch(/^payment_events_open 1$/m)
    expect(body).toMatch(/^payment_event_lag_seconds 7$/m)
    await api.close()
  })

  test('hides metrics from requests through a proxy', async () => {
    const api = await testApi(current().db)
    const answer = await api.inject({ url: '/metrics', headers: { 'x-forwarded-for': '192.0.2.1' } })
    expect(answer.statusCode).toBe(404)
    await api.close()
  })
})
