import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sql } from '#api/db/drizzle.ts'
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

  test('counts what is older than 35 days only while it is open', async () => {
    const { db } = current()
    const { userId } = await signedInAccount(db)
    const createdAt = new Date(testNow.getTime() - 36 * 86_400_000)
    const old = { userId, amountCents: 300, createdAt, purpose: 'booking', provider: 'stripe' } as const
    const paid = { ...old, id: randomUUID(), idempotencyKey: randomUUID() }
    await db.insert(payments).values([
      { ...paid, status: 'succeeded' },
      { ...old, idempotencyKey: randomUUID(), status: 'pending' },
    ])
    const back = { paymentId: paid.id, amountCents: 100, reason: 'late', createdAt } as const
    await db.insert(refunds).values([
      { ...back, status: 'succeeded' },
      { ...back, status: 'failed' },
      { ...back, status: 'failed', replacedBy: randomUUID() },
    ])
    const api = await testApi(db)
    const { body } = await api.inject('/metrics')
    expect(body).toMatch(/^payments\{provider="stripe",status="pending"\} 1$/m)
    expect(body).not.toMatch(/^payments\{provider="stripe",status="succeeded"/m)
    expect(body).toMatch(/^refunds\{status="failed"\} 1$/m)
    await api.close()
  })

  test('measures again after 15 seconds, or after a failure', async () => {
    const { db } = current()
    let now = testNow
    const api = await testApi(db, { clock: () => now })
    const openEvents = async () => {
      const { statusCode, body } = await api.inject('/metrics')
      return statusCode === 200 ? Number(/^payment_events_open (\d+)$/m.exec(body)?.[1]) : statusCode
    }
    const later = (seconds: number) => {
      now = new Date(testNow.getTime() + seconds * 1000)
    }
    const before = Number(await openEvents())
    const event = { provider: 'demo', kind: 'payment', eventId: randomUUID(), receivedAt: testNow }
    await db.insert(paymentEvents).values(event)
    later(14.9)
    expect(await openEvents()).toBe(before)
    later(15)
    expect(await openEvents()).toBe(before + 1)
    await db.execute(sql`alter table payment_events rename to away`)
    later(30)
    expect(await openEvents()).toBe(500)
    await db.execute(sql`alter table away rename to payment_events`)
    expect(await openEvents()).toBe(before + 1)
    await api.close()
  })

  test('hides metrics from requests through a proxy', async () => {
    const api = await testApi(current().db)
    const answer = await api.inject({ url: '/metrics', headers: { 'x-forwarded-for': '192.0.2.1' } })
    expect(answer.statusCode).toBe(404)
    await api.close()
  })
})
