import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { sweepHolds } from '#api/modules/cart/holds.repository.ts'
import { deleteUnsold } from '#api/modules/octo/bookings/unsold.repository.ts'
import { resellerKey, type TestKey } from '#tests/support/apiKeys.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { bookingCalls, lead, wishFor } from '#tests/support/octoBookings.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const day = 86_400_000

onDatabase('demo', (current) => {
  let api: Api
  let live: TestKey
  let sandbox: TestKey
  beforeAll(async () => {
    api = await testApi(current().db)
    live = await resellerKey(current().db)
    sandbox = await resellerKey(current().db, { test: true })
  })
  afterAll(() => api.close())

  test('deletes lapsed holds and test bookings after 30 days, and keeps sales', async () => {
    const { db } = current()
    const startOn = '2029-03-01'
    await newDeparture(db, 6, startOn)
    const toCalls = (key: () => TestKey) =>
      bookingCalls(
        () => api,
        () => key().headers,
      )
    const [ofLive, ofSandbox] = [toCalls(() => live), toCalls(() => sandbox)]
    const booked = async (calls: typeof ofLive) =>
      String((await calls.reserve(wishFor(startOn, 1))).body.uuid)
    const [lapsed, sold, tried] = [await booked(ofLive), await booked(ofLive), await booked(ofSandbox)]
    await ofLive.confirm(sold, { contact: lead })
    await ofSandbox.confirm(tried, { contact: lead })
    const statuses = async () => [
      (await ofLive.read(lapsed)).status,
      (await ofLive.read(sold)).status,
      (await ofSandbox.read(tried)).status,
    ]
    const afterDays = async (days: number) => {
      const now = new Date(testNow.getTime() + days * day)
      await sweepHolds(db, now)
      await deleteUnsold(db, now)
    }
    await afterDays(29)
    expect(await statuses()).toEqual([200, 200, 200])
    await afterDays(31)
    expect(await statuses()).toEqual([400, 200, 400])
  })
})
