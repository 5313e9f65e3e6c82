import { beforeAll, expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { waitingEntries } from '#api/db/bookingTables.ts'
import { eq, like, sql } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { sweepHolds } from '#api/modules/cart/holds.repository.ts'
import { offerFreePlaces } from '#api/modules/waiting/offers.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import {
  departureRow,
  findEntries,
  findHolds,
  mailedToken,
  newDeparture,
} from '#tests/support/waitingList.ts'

const capacity = 12
const day = 86_400_000

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db, { isBookingOpen: true, env: { rateLimitFactor: 1_000_000 } })
  })

  /** Fifty confirmed entries of one to three places, one a second. */
  async function fiftyEntries(departureId: number): Promise<void> {
    await current()
      .db.insert(waitingEntries)
      .values(
        Array.from({ length: 50 }, (_, index) => {
          const createdAt = new Date(testNow.getTime() - (50 - index) * 1000)
          const name = `w${departureId}-${index}`
          return {
            departureId,
            email: `${name}@example.test`,
            places: 1 + (index % 3),
            tokenHash: name,
            createdAt,
            confirmedAt: createdAt,
          }
        }),
      )
  }
  const freeOne = (id: number) =>
    current()
      .db.update(departures)
      .set({ bookedCount: sql`${departures.bookedCount} - 1` })
      .where(eq(departures.id, id))

  /** Places booked, in carts and in offers fit the departure; an offer is a hold of its entry's places. */
  async function expectSound(id: number): Promise<void> {
    const [row, entries, held] = [
      await departureRow(current().db, id),
      await findEntries(current().db, id),
      await findHolds(current().db, id),
    ]
    const sum = held.reduce((total, { places }) => total + places, 0)
    expect(row.heldCount).toBe(sum)
    expect(row.bookedCount + sum).toBeLessThanOrEqual(capacity)
    for (const hold of held.filter(({ waitingEntryId }) => waitingEntryId)) {
      const entry = entries.find(({ id: entryId }) => entryId === hold.waitingEntryId)
      expect(entry).toMatchObject({ places: hold.places, acceptedAt: null, leftAt: null })
      expect(entry?.offerExpiresAt).toEqual(hold.expiresAt)
    }
  }

  test('offers places freed one by one, each to one entry, the oldest that fits first', async () => {
    const id = await newDeparture(current().db, { capacity, bookedCount: capacity })
    await fiftyEntries(id)
    const offered = new Set<string>()
    let now = testNow
    for (let round = 0; round < capacity; round++) {
      await freeOne(id)
      await Promise.all([1, 2, 3].map(() => offerFreePlaces(current().db, testEnv(), now)))
      await expectSound(id)
      const entries = await findEntries(current().db, id)
      const fresh = entries.filter((entry) => entry.offeredAt && !offered.has(entry.id))
      // The first entry that waits for one place.
      const waiting = entries.filter((entry) => !offered.has(entry.id) && entry.places === 1)
      const first = waiting.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())[0]
      expect(fresh.map((entry) => entry.id)).toEqual([first?.id])
      for (const entry of fresh) offered.add(entry.id)
      now = new Date(now.getTime() + 1000)
    }
    expect((await departureRow(current().db, id)).heldCount).toBe(capacity)
  })

  test('offers to each entry once until all have had their turn', async () => {
    const id = await newDeparture(current().db, { capacity, bookedCount: 6 })
    await fiftyEntries(id)
    let now = testNow
    while ((await offerFreePlaces(current().db, testEnv(), now)) > 0) {
      await expectSound(id)
      now = new Date(now.getTime() + 2 * day)
      await sweepHolds(current().db, now)
    }
    const entries = await findEntries(current().db, id)
    expect(entries.filter(({ offeredAt }) => offeredAt)).toHaveLength(50)
    const mails = await current()
      .db.select()
      .from(outbox)
      .where(like(outbox.recipient, `w${id}-%`))
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(50)
    expect(mails).toHaveLength(50)
    expect(await findHolds(current().db, id)).toEqual([])
  })

  test('gives the places of an offer to one of many accounts that accept, and oversells nothing', async () => {
    const id = await newDeparture(current().db, { capacity, bookedCount: capacity - 2 })
    const email = 'shared@example.test'
    const url = '/api/v1'
    const payload = { places: 2, email }
    await current().db.update(departures).set({ bookedCount: capacity }).where(eq(departures.id, id))
    await api.inject({ method: 'POST', url: `${url}/departures/${id}/waiting-list`, payload })
    const token = await mailedToken(current().db, email)
    await api.inject({ method: 'POST', url: `${url}/waiting-list/${token}/confirmation` })
    await current()
      .db.update(departures)
      .set({ bookedCount: capacity - 2 })
      .where(eq(departures.id, id))
    await offerFreePlaces(current().db, testEnv(), testNow)
    const accounts = await Promise.all(Array.from({ length: 12 }, () => signedInAccount(current().db)))
    const accept = ({ headers }: TestAccount) =>
      api.inject({ method: 'POST', url: `${url}/waiting-list/${token}/accept`, headers })
    const buy = ({ headers }: TestAccount) =>
      api.inject({
        method: 'POST',
        url: `${url}/cart`,
        headers,
        payload: { departure_id: String(id), travelers_count: 1, replace: true },
      })
    const answers = await Promise.all(
      accounts.map((account, index) => (index % 2 ? accept(account) : buy(account))),
    )
    const winners = answers.filter(({ statusCode }) => statusCode < 300)
    expect(winners.map(({ statusCode }) => statusCode)).toEqual([200])
    await expectSound(id)
  })
})
