import { randomUUID } from 'node:crypto'
import { addDays } from '#api/clock.ts'
import { type Database, findRows } from '#api/db/client.ts'
import { sql } from '#api/db/drizzle.ts'
import { payments } from '#api/db/paymentTables.ts'
import { createReservation } from '#api/modules/agency/phone/phoneBooking.ts'
import { changeDeparture, priceChange } from '#api/modules/booking/change.repository.ts'
import { putInCart } from '#api/modules/cart/cart.repository.ts'
import { reserve } from '#api/modules/octo/bookings/reserve.ts'
import { OctoError } from '#api/modules/octo/octo.errors.ts'
import { settle } from '#api/modules/payments/settlement.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { unusedProvider } from '#tests/support/demoPayments.ts'
import { resellerContext, wishFor } from '#tests/support/octoBookings.ts'
import { phoneInput } from '#tests/support/phoneOption.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import { testOrder } from '#tests/support/testOrder.ts'

/** The pool's connections: more would wait for one longer than it allows. */
const atOnce = 10

export type Race = { departureId: number; winners: number; losers: number }

/** The accounts want the last place of a new departure at once, by their carts. */
export async function holdLastPlace(db: Database, accounts: string[]): Promise<Race> {
  const departureId = await newDeparture(db, 1)
  const input = { departureId, travelersCount: 1, childrenCount: 0, replace: true }
  const deps = { db, isBookingOpen: true }
  const refusals = await rush(accounts, (userId) => putInCart(deps, { ...input, userId }, testNow))
  return {
    departureId,
    winners: refusals.filter((refusal) => refusal === undefined).length,
    losers: refusals.filter((refusal) => refusal === 'INSUFFICIENT_PLACES').length,
  }
}

/** The accounts have paid for the last place of a new departure, after their holds have expired. */
export async function payLastPlace(db: Database, accounts: string[]): Promise<Race> {
  const departureId = await newDeparture(db, 1)
  const order = testOrder(departureId)
  const amountCents = order.quote.totalCents
  const rows = accounts.map((userId) => ({
    ...{ purpose: 'booking' as const, provider: 'demo' as const, status: 'pending' as const },
    ...{ userId, order, amountCents, createdAt: testNow },
    cartId: randomUUID(),
    idempotencyKey: randomUUID(),
  }))
  const inserted = await db.insert(payments).values(rows).returning({ id: payments.id })
  const machineClock = () => new Date()
  const deps = { db, clock: () => testNow, env: testEnv(), provider: unusedProvider, machineClock }
  const word = { status: 'succeeded' as const, amountCents, refundedCents: 0 }
  const settled = await rush(inserted, ({ id }) => settle(deps, id, { ...word, id: `pay_${id}` }))
  return {
    departureId,
    winners: settled.filter(({ status }) => status === 'succeeded').length,
    losers: settled.filter(({ status }) => status === 'refunded').length,
  }
}

/** An attempt to get the last place of a departure; resolves to the code of its refusal. */
type Attempt = () => Promise<string | undefined>
type Way = (db: Database, userId: string, departureId: number) => Promise<Attempt>

const byCart: Way = async (db, userId, departureId) => {
  const input = { userId, departureId, travelersCount: 1, childrenCount: 0, replace: true }
  return () => putInCart({ db, isBookingOpen: true }, input, testNow)
}

const byPhone: Way = async (db, userId, departureId) => {
  const { customer: _, travellers, ...input } = phoneInput(departureId)
  const one = { ...input, customer_id: userId, travellers: travellers.slice(0, 1) }
  const { userId: staffId, sessionId } = await signedInAccount(db)
  const actor = { kind: 'staff', userId: staffId, sessionId, requestId: 'race' } as const
  const deps = { db, clock: () => testNow, env: testEnv() }
  return readCode(() => createReservation(deps, { actor }, { request: one, key: randomUUID() }))
}

/** Its price is known before the race: only the place is missing then. */
const byMove: Way = async (db, userId, departureId) => {
  const from = await newDeparture(db, 1, '2027-07-19')
  const reservationId = await bookedReservation(db, userId, from, { travellers: 1 })
  const input = { userId, reservationId, departureId, givesBack: false }
  const { quote } = await priceChange(db, input, testNow)
  const at = { now: testNow, publicUrl: 'http://localhost:4000' }
  return readCode(() => db.transaction((tx) => changeDeparture(tx, { ...input, quoteHash: quote.hash }, at)))
}

const readCode = (run: () => Promise<unknown>) => async (): Promise<string | undefined> => {
  try {
    await run()
  } catch (error) {
    if (error instanceof Refusal) return error.code
    if (error instanceof OctoError) return error.reason ?? error.code
    throw error
  }
}

const ways = [byCart, byPhone, byMove]

/** By a reseller of its own, whose departure is the only one of its expedition on that day. */
const byReseller = async (db: Database, startOn: string): Promise<Attempt> => {
  const context = await resellerContext(db)
  return readCode(() => reserve(context, wishFor(startOn)))
}

/** Each race has a day of its own: a reseller names a departure by its day. */
let days = 0
const nextDay = () => addDays('2030-01-01', ++days)

/**
 * Carts of the site, options by phone and reservations that move, one for each account, and as many resellers want the
 * last place of a new departure at once.
 */
export async function contendForLastPlace(db: Database, accounts: string[]): Promise<Race> {
  const startOn = nextDay()
  const departureId = await newDeparture(db, 1, startOn)
  const attempts: Attempt[] = []
  for (const [index, userId] of accounts.entries()) {
    attempts.push(await (ways[index % ways.length] ?? byCart)(db, userId, departureId))
    attempts.push(await byReseller(db, startOn))
  }
  const refusals = await rush(attempts, (attempt) => attempt())
  return {
    departureId,
    winners: refusals.filter((refusal) => refusal === undefined).length,
    losers: refusals.filter((refusal) => refusal === 'INSUFFICIENT_PLACES' || refusal === 'noPlaces').length,
  }
}

/** Starts the next one as soon as a connection is free. */
async function rush<Item, Result>(items: Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.values()
  const take = async () => {
    for (const item of queue) results.push(await run(item))
  }
  await Promise.all(Array.from({ length: atOnce }, take))
  return results
}

/** Departures with more places booked and held than they have. */
export async function oversold(db: Database): Promise<number> {
  const [row] = await findRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from departures
      where capacity < booked_count + (select coalesce(sum(places), 0) from holds where departure_id = departures.id)`,
  )
  return row?.count ?? -1
}
