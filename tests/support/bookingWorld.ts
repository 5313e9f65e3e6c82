import { vi } from 'vitest'
import { parisDay } from '#api/clock.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { type Database, findRows } from '#api/db/client.ts'
import { and, asc, eq, inArray, isNotNull, sql } from '#api/db/drizzle.ts'
import { instalments, payments } from '#api/db/paymentTables.ts'
import type { Api } from '#api/deps.ts'
import { findBalance } from '#api/modules/ledger/ledger.repository.ts'
import { reconcilePayments } from '#api/modules/payments/reconcile.ts'
import { authentication } from '#api/plugins/auth.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { BookingModel, type ModelPayment } from '#tests/support/bookingModel.ts'
import { type HonestProvider, honestProvider } from '#tests/support/honestProvider.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

/** The service on a database, with a provider in memory and a clock that the commands move. */
export type BookingService = {
  db: Database
  api: Api
  bank: HonestProvider
  clock: { now: Date }
  /** A round of the worker; returns the payments at the provider in the order in which it read them. */
  work(): Promise<string[]>
}

export async function bookingService(db: Database): Promise<BookingService> {
  const clock = { now: testNow }
  const bank = honestProvider()
  const env = { rateLimitFactor: 1_000_000 }
  const options = { env, isBookingOpen: true, paymentProvider: bank.provider, clock: () => clock.now }
  const api = await testApi(db, options)
  const machine = { aheadMs: 0 }
  async function work(): Promise<string[]> {
    const order: string[] = []
    const read = (id: string) => {
      order.push(id)
      return bank.provider.read(id)
    }
    const provider = { ...bank.provider, read }
    machine.aheadMs += 121_000
    const machineClock = () => new Date(Date.now() + machine.aheadMs)
    const log = { error: vi.fn(), warn: vi.fn() }
    const deps = { db, clock: () => clock.now, env: testEnv(), provider, machineClock }
    await reconcilePayments(deps, log)
    const [failed] = log.error.mock.calls
    if (failed) throw new Error('the worker failed', { cause: failed[0].err })
    return order
  }
  return { db, api, bank, clock, work }
}

/** One sequence: two departures, two buyers, and the model of what they have done. */
export type World = {
  service: BookingService
  model: BookingModel
  buyers: TestAccount[]
  departures: number[]
  webhooks: { body: Buffer; payment: ModelPayment }[]
  delivered: Set<Buffer>
  providerCents: number
  call(who: number, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<Answer>
  findProviderId(paymentId: string): Promise<string>
}
type Answer = { status: number; body: ReturnType<typeof JSON.parse> }

export async function newWorld(service: BookingService): Promise<World> {
  const { db, api, clock } = service
  clock.now = testNow
  const model = new BookingModel(testNow.getTime())
  const buyers = [await signedInAccount(db), await signedInAccount(db)]
  // The second leaves in twenty days: all of it is due at once, and half of it is retained.
  const departures = [await newDeparture(db, 4), await newDeparture(db, 3, '2027-03-30')]
  for (const [index, id] of departures.entries()) model.capacity.set(id, 4 - index)
  const auth = authentication({ db, clock: () => clock.now, env: testEnv() })
  return {
    service,
    model,
    buyers,
    departures,
    webhooks: [],
    delivered: new Set(),
    providerCents: await findBalance(db, 'provider:demo'),
    async call(who, method, url, payload) {
      const { sessionId = '', userId = '' } = buyers[who] ?? {}
      const headers = { authorization: `Bearer ${await auth.issueToken(sessionId, userId)}` }
      const answer = await api.inject({ method, url: `/api/v1${url}`, headers, ...(payload && { payload }) })
      return { status: answer.statusCode, body: answer.json() }
    },
    async findProviderId(paymentId) {
      const [row] = await db.select().from(payments).where(eq(payments.id, paymentId))
      return row?.providerId ?? ''
    },
  }
}

/** Places booked and held at the time of the sequence, by departure. */
export function findPlaces({ service, departures }: World) {
  const ids = sql.join(departures, sql`, `)
  return findRows<{ id: number; booked: number; held: number; capacity: number }>(
    service.db,
    sql`select id, booked_count::int as booked, capacity::int as capacity,
      (select coalesce(sum(places), 0)::int from holds
        where departure_id = departures.id and expires_at > ${service.clock.now.toISOString()}::timestamptz) as held
      from departures where id in (${ids}) order by id`,
  )
}

export function toReservations({ service, buyers }: World) {
  const users = buyers.map(({ userId }) => userId)
  return service.db
    .select({
      id: reservations.id,
      places: reservations.travelersCount,
      canceledAt: reservations.canceledAt,
      dueCents: sql<number>`(select coalesce(sum(amount_cents), 0)::int from ledger_entries
        where account = 'customer:' || ${reservations.id})`,
    })
    .from(reservations)
    .where(inArray(reservations.userId, users))
}

/** Makes today the day of the next part of an instalment plan. */
export async function bringForward({ service }: World, reservationId: string): Promise<void> {
  const [next] = await service.db
    .select()
    .from(instalments)
    .where(and(eq(instalments.reservationId, reservationId), isNotNull(instalments.chargeOn)))
    .orderBy(asc(instalments.position))
    .limit(1)
  const own = eq(instalments.reservationId, reservationId)
  await service.db
    .update(instalments)
    .set({ chargeOn: parisDay(service.clock.now) })
    .where(and(own, eq(instalments.position, next?.position ?? 0)))
}

export function toPayments({ service, buyers }: World) {
  const users = buyers.map(({ userId }) => userId)
  return service.db.select().from(payments).where(inArray(payments.userId, users))
}
