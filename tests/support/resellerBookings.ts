import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { addDays } from '#api/clock.ts'
import type { Api } from '#api/deps.ts'
import { findBalance, ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { resellerKey, type TestKey } from '#tests/support/apiKeys.ts'
import type { TestDatabase } from '#tests/support/databases.ts'
import { oversold } from '#tests/support/lastPlace.ts'
import { bookingCalls, wishFor } from '#tests/support/octoBookings.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const minute = 60_000

/** Bookings of a reseller that owes 85 % of the price; no departure is oversold and the ledger is right after each test. */
export function resellerBookings(current: () => TestDatabase) {
  let api: Api
  let key: TestKey
  let now = testNow
  let days = 0
  beforeAll(async () => {
    api = await testApi(current().db, { clock: () => now })
    key = await resellerKey(current().db, { netPercent: 85 })
  })
  beforeEach(() => {
    now = testNow
  })
  afterEach(async () => {
    const { db } = current()
    expect([await oversold(db), await ledgerDifferences(db)]).toEqual([0, []])
  })
  afterAll(() => api.close())

  const calls = bookingCalls(
    () => api,
    () => key.headers,
  )
  /** A departure on a day of its own. */
  const leaving = async (capacity = 4) => {
    days += 1
    const startOn = addDays('2029-02-01', days)
    return { startOn, id: await newDeparture(current().db, capacity, startOn) }
  }
  const held = async (adults = 2, capacity = 4) => {
    const departure = await leaving(capacity)
    const { body } = await calls.reserve(wishFor(departure.startOn, adults))
    return { ...departure, uuid: String(body.uuid), booking: body }
  }
  return {
    calls,
    leaving,
    held,
    sold: async (adults = 2, capacity = 4) => {
      const hold = await held(adults, capacity)
      return { ...hold, booking: (await calls.confirm(hold.uuid)).body }
    },
    resellerId: () => key.resellerId,
    /** The amount that the reseller owes. */
    owed: () => findBalance(current().db, `reseller:${key.resellerId}`),
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * minute)
    },
    moveClock: (to: Date) => {
      now = to
    },
  }
}
