import { beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { saveSettings } from '#api/modules/agency/settings/settingChanges.ts'
import { toState } from '#api/modules/cart/cart.mappers.ts'
import { lockedCartRow } from '#api/modules/cart/cart.repository.ts'
import { toOrder } from '#api/modules/payments/payments.domain.ts'
import { readSettings } from '#api/modules/settings/settings.repository.ts'
import { agencyMoney } from '#tests/support/agencyMoney.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { type ReadyCart, readyCart } from '#tests/support/readyCarts.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import { testTerms } from '#tests/support/testOrder.ts'

onDatabase('demo', (current) => {
  const { send, booked } = agencyMoney(current, 'bookings', 'money')
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db, { isBookingOpen: true })
  })

  const orderOfCart = async ({ id: cartId, account: { userId } }: ReadyCart) => {
    const row = await current().db.transaction((tx) => lockedCartRow(tx, { userId, cartId }, testNow))
    if (!row) throw new Error('no cart')
    const { input, quote } = toState(row, testNow, { isBookingOpen: true, canSaveCards: false })
    return toOrder(input, quote, 'deposit', { travellers: [], contact: null })
  }

  test('new terms change later quotes and orders, and no earlier reservation', async () => {
    const { db } = current()
    const { id } = await booked(1_000_00)
    const cancellation = async () => (await send('GET', `/reservations/${id}/cancellation`)).json()
    const earlier = await cancellation()
    const cart = await readyCart(db, api)
    const before = await orderOfCart(cart)
    expect(before).toMatchObject({
      policy: testTerms.policy,
      terms: { balanceDays: 30, reminderDays: [45, 35, 30] },
      quote: { depositCents: 300_00, balanceDueOn: '2027-06-05' },
    })
    const { userId, sessionId } = await staffMember(db, { role: 'owner' })
    const actor = { kind: 'staff', userId, sessionId, requestId: 'terms' } as const
    const tiers = [
      { days_left: 21, kept_percent: 10 },
      { days_left: 0, kept_percent: 60 },
    ]
    const value = { deposit_percent: 20, balance_days: 40, free_hours: 0, reminder_days: [60], tiers }
    await saveSettings({ db, clock: () => testNow }, { actor }, 'sales', { version: 1, value })
    expect(await readSettings(db, 'sales')).toMatchObject(value)
    const after = await orderOfCart(cart)
    expect(after).toMatchObject({
      policy: {
        freeHours: 0,
        steps: [
          { daysLeft: 21, kept: 10 },
          { daysLeft: 0, kept: 60 },
        ],
      },
      terms: { balanceDays: 40, reminderDays: [60] },
      quote: { depositCents: 200_00, balanceDueOn: '2027-05-26' },
    })
    expect(after.quote.hash).not.toBe(before.quote.hash)
    expect(await cancellation()).toEqual(earlier)
  })
})
