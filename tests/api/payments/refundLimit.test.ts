import { expect, test } from 'vitest'
import { payments, refunds } from '#api/db/paymentTables.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('empty', (current) => {
  async function paid(amountCents: number): Promise<string> {
    const { db } = current()
    const { userId } = await signedInAccount(db)
    const common = { purpose: 'balance', provider: 'demo', status: 'succeeded', createdAt: testNow } as const
    const row = { ...common, userId, idempotencyKey: userId, amountCents }
    const [payment] = await db.insert(payments).values(row).returning()
    return payment?.id ?? ''
  }
  const refund = (paymentId: string, amountCents: number, status: 'pending' | 'failed' = 'pending') =>
    current()
      .db.insert(refunds)
      .values({ paymentId, amountCents, status, reason: 'agency', createdAt: testNow })
      .then(
        () => 'accepted',
        (error: Error) => String(error.cause),
      )

  test('refuses refunds above their payment, also concurrent ones', async () => {
    const paymentId = await paid(100_00)
    const answers = await Promise.all(Array.from({ length: 50 }, () => refund(paymentId, 3_00)))
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(33)
    expect(answers.find((answer) => answer !== 'accepted')).toMatch(/refunds of payment .* exceed it/)
    expect(await refund(paymentId, 1_00)).toBe('accepted')
    expect(await refund(paymentId, 1)).not.toBe('accepted')
  })

  test('does not count failed refunds, until one is pending again', async () => {
    const paymentId = await paid(100_00)
    expect(await refund(paymentId, 100_00, 'failed')).toBe('accepted')
    expect(await refund(paymentId, 100_00)).toBe('accepted')
    const again = current().db.update(refunds).set({ status: 'pending' })
    await expect(again).rejects.toThrow()
  })
})
