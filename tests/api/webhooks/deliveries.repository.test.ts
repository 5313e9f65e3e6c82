import { expect, test, vi } from 'vitest'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { webhookDeliveries, webhookEndpoints } from '#api/db/webhookTables.ts'
import { claimDelivery, markDelivered, markFailed } from '#api/modules/webhooks/deliveries.repository.ts'
import { onBothDatabases } from '#tests/support/databases.ts'
import { countLockWaits } from '#tests/support/lockWaits.ts'
import { testNow } from '#tests/support/testNow.ts'
import { newEndpoint } from '#tests/support/webhooks.ts'

const result = { failure: null, responseStatus: 204, responseExcerpt: '', durationMs: 3 }
const failed = { ...result, failure: 'status', responseStatus: 500 } as const

onBothDatabases('empty', (current) => {
  /** A claimed delivery of an endpoint that fails. */
  async function claimed() {
    const { db } = current()
    const { id } = await newEndpoint(db, { firstFailedAt: testNow })
    await db
      .insert(webhookDeliveries)
      .values({ endpointId: id, type: 'webhook.test', facts: {}, at: testNow })
    const claim = await claimDelivery(db, id, testNow)
    if (!claim) throw new Error('The delivery is due.')
    return claim
  }

  const redeliver = (tx: Database, delivery: string) =>
    tx.update(webhookDeliveries).set({ nextAttemptAt: testNow }).where(eq(webhookDeliveries.id, delivery))
  const remove = (tx: Database, _: string, endpoint: string) =>
    tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, endpoint))

  test.each([
    ['a failure', 'delivers again', false, redeliver, 1],
    ['a failure', 'removes', false, remove, 0],
    ['a delivery', 'delivers again', true, redeliver, 1],
    ['a delivery', 'removes', true, remove, 0],
  ])('records %s that an owner %s at the same time', async (_, _change, hasArrived, change, left) => {
    const { db } = current()
    const { delivery, endpoint } = await claimed()
    const locked = Promise.withResolvers<void>()
    const changing = db.transaction(async (tx) => {
      const isOwn = eq(webhookEndpoints.id, endpoint.id)
      await tx.select().from(webhookEndpoints).where(isOwn).for('update')
      locked.resolve()
      // The other transaction reaches the locked row; the embedded database begins it afterwards.
      if (current().engine === 'PostgreSQL') await vi.waitUntil(async () => (await countLockWaits(db)) === 1)
      await change(tx, delivery.id, endpoint.id)
    })
    await locked.promise
    const recording = db.transaction(async (tx) => {
      if (hasArrived) await markDelivered(tx, delivery, result)
      else await markFailed(tx, delivery, failed, { now: testNow, next: testNow })
    })
    await Promise.all([changing, recording])
    expect(await db.$count(webhookDeliveries, eq(webhookDeliveries.id, delivery.id))).toBe(left)
  })
})
