import { beforeAll, expect, vi } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { payments } from '#api/db/paymentTables.ts'
import type { Api } from '#api/deps.ts'
import { findParts } from '#api/modules/instalments/instalments.repository.ts'
import { findBalance } from '#api/modules/ledger/ledger.repository.ts'
import type { PaymentProvider } from '#api/modules/payments/provider.ts'
import { reconcilePayments } from '#api/modules/payments/reconcile.ts'
import type { DemoPayments } from '#tests/support/demoPayments.ts'
import { type ReadyCart, readyCart, requestPayment } from '#tests/support/readyCarts.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

export const accepted = '4242 4242 4242 4242'
/** Its bank asks for a code, which a charge without the traveller cannot give. */
export const challenges = '4000 0000 0000 3220'

export const at = (day?: string) => (day ? new Date(`${day}T10:00:00Z`) : testNow)

/**
 * Reservations of two travellers at 500 €, paid in three: 300 € on 10 March, 350 € on 22 April and on 5 June. The
 * worker runs on any day.
 */
export function instalmentBookings(current: () => { db: Database }, demo: () => DemoPayments) {
  let api: Api
  beforeAll(async () => {
    const { provider: paymentProvider } = demo()
    api = await testApi(current().db, { isBookingOpen: true, paymentProvider })
  })
  const log = { error: vi.fn(), warn: vi.fn() }
  let aheadMs = 0
  /** Runs the worker on a day, more than two minutes after its last run. */
  async function work(day?: string, provider: PaymentProvider = demo().provider) {
    aheadMs += 121_000
    const machineClock = () => new Date(Date.now() + aheadMs)
    const deps = { db: current().db, clock: () => at(day), env: testEnv(), provider, machineClock }
    await reconcilePayments(deps, log)
  }
  const bookedBy = async (card: string, departureId?: number): Promise<ReadyCart> => {
    const cart = await readyCart(current().db, api, departureId === undefined ? {} : { departureId })
    const started = await requestPayment(api, cart, { plan: 'instalments' })
    const { payment_id, amount_cents } = started.json()
    expect(amount_cents).toBe(300_00)
    const providerId = await atProvider(payment_id)
    await demo().pay(providerId, card)
    if (card === challenges) await demo().enterCode(providerId, '123456')
    await work()
    return cart
  }
  const atProvider = async (id: string) =>
    (await current().db.select().from(payments).where(eq(payments.id, id)))[0]?.providerId ?? ''
  const parts = async ({ id }: ReadyCart) =>
    (await findParts(current().db, id)).map(({ state, amountCents, chargeOn }) => [
      state,
      amountCents / 100,
      chargeOn,
    ])
  const due = async ({ id }: ReadyCart) => (await findBalance(current().db, `customer:${id}`)) / 100
  /** Euros of the charges that the provider has taken for a reservation, by its own books. */
  async function taken({ id }: ReadyCart): Promise<number[]> {
    const ours = await current().db.select().from(payments).where(eq(payments.reservationId, id))
    const ids = ours.map((payment) => payment.id)
    const { payments: booked } = await demo().books()
    // By our ids: a second charge has an id that we do not know.
    const paid = booked.filter(({ payment_id, status }) => ids.includes(payment_id) && status === 'succeeded')
    return paid.map(({ amount_cents }) => amount_cents / 100)
  }
  const call = async ({ id, account: { headers } }: ReadyCart, path: string, payload?: object) => {
    const url = `/api/v1/reservations/${id}${path}`
    const method = payload ? 'POST' : 'GET'
    return (await api.inject({ method, url, headers, ...(payload && { payload }) })).json()
  }
  /** Subjects of the mails about the reservation and its payments. */
  const subjects = async ({ account: { userId } }: ReadyCart) => {
    const own = eq(outbox.recipient, `${userId}@example.test`)
    const sent = await current().db.select().from(outbox).where(own).orderBy(outbox.createdAt)
    const plain = sent.map(({ subject }) => subject.replaceAll(/\s/g, ' '))
    // The two travellers are the minimum of the departure.
    return plain.filter((subject) => !subject.startsWith('Ton départ est confirmé'))
  }

  return { log, work, bookedBy, atProvider, parts, due, taken, call, subjects }
}
