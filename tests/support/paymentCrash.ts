import { setTimeout as wait } from 'node:timers/promises'
import { type Database, findRows, openDatabase } from '#api/db/client.ts'
import { sql } from '#api/db/drizzle.ts'
import { findBalance, ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import type { PaymentProvider } from '#api/modules/payments/provider.ts'
import { reconcilePayments } from '#api/modules/payments/reconcile.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import {
  type BookingProcesses,
  type ProviderBooks,
  startBookingProcesses,
  type Victim,
  victims,
} from '#tests/support/bookingProcesses.ts'
import { invoiceHoles } from '#tests/support/concurrentBookings.ts'
import { startBuyers } from '#tests/support/payingBuyers.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

export type PaymentCrashReport = {
  kills: number
  /** Purchases that a kill met between « pay » and the reservation. */
  met: number
  charges: number
  reservations: number
  refunds: number
  /** Differences between the books of the provider and ours; empty in a sound run. */
  faults: string[]
  slowestRestartMs: number
}

const buyersCount = 4
const capacity = 20_000
const silenceMs = 121_000

/**
 * Kills the api, the gateway and the provider in turn while buyers pay, then reconciles and compares the
 * provider's own books with ours. The database has demonstration data.
 */
export async function crashWhilePaying(
  env: Record<string, string>,
  kills: number,
): Promise<PaymentCrashReport> {
  const { accounts, departureId } = await prepare(env)
  const processes = await startBookingProcesses(env)
  try {
    const buyers = startBuyers(processes.urls, accounts, departureId)
    let [met, slowestRestartMs] = [0, 0]
    for (let round = 0; round < kills; round++) {
      await untilOnePays(buyers)
      // The moment of the kill varies from the request of the payment to the mail.
      await wait((round * 37) % 300)
      const victim: Victim = victims[round % victims.length] ?? 'api'
      met += buyers.paying
      await processes.kill(victim)
      slowestRestartMs = Math.max(slowestRestartMs, await processes.start(victim))
    }
    await buyers.stop()
    await processes.stopApi()
    const compared = await reconciled(processes, env, departureId)
    if (compared.charges === 0)
      throw new Error('no buyer could pay', { cause: Object.fromEntries(buyers.refusals) })
    return { kills, met, slowestRestartMs, ...compared }
  } finally {
    await processes.close()
  }
}

const open = (env: Record<string, string>) =>
  openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR ?? '' })

/** Accounts and a large departure, written before the api starts: the embedded database has one owner. */
async function prepare(env: Record<string, string>) {
  const { db, close } = await open(env)
  const departureId = await newDeparture(db, capacity)
  const accounts = await Promise.all(Array.from({ length: buyersCount }, () => signedInAccount(db)))
  await close()
  return { accounts, departureId }
}

async function untilOnePays(buyers: { paying: number }): Promise<void> {
  const end = performance.now() + 60_000
  while (buyers.paying === 0 && performance.now() < end) await wait(5)
}

async function reconciled(
  { provider, books }: BookingProcesses,
  env: Record<string, string>,
  departureId: number,
) {
  const { db, close } = await open(env)
  try {
    await reconcile(db, provider)
    return await compare(db, await books(), departureId)
  } finally {
    await close()
  }
}

/** Rounds of the worker, minutes later each. */
async function reconcile(db: Database, provider: PaymentProvider): Promise<void> {
  const failures: unknown[] = []
  for (const round of [1, 2, 3]) {
    const machineClock = () => new Date(Date.now() + round * silenceMs)
    const deps = { db, clock: () => testNow, env: testEnv(), provider, machineClock }
    failures.length = 0
    await reconcilePayments(deps, {
      error: (failure: unknown) => failures.push(failure),
      warn: () => undefined,
    })
  }
  if (failures.length > 0) throw new Error('the worker failed', { cause: failures[0] })
}

type OurPayment = {
  provider_id: string | null
  status: string
  reservation_id: string | null
  canceled: boolean | null
}

async function compare(db: Database, books: ProviderBooks, departureId: number) {
  const ours = await findRows<OurPayment>(
    db,
    sql`select p.provider_id, p.status, r.id as reservation_id, r.canceled_at is not null as canceled
      from payments p left join reservations r on r.id = p.reservation_id
      where p."order" ->> 'departureId' = ${String(departureId)}`,
  )
  const charges = books.payments.filter(({ status }) => status === 'succeeded')
  const unaccounted = charges.flatMap((charge) => {
    const found = ours.filter(({ provider_id }) => provider_id === charge.id)
    return isAccounted(charge, found) ? [] : [`charge: ${JSON.stringify([charge, found])}`]
  })
  const sums = await findSums(db, departureId)
  const late = ours.filter(({ status }) => status === 'refunded').length
  const taken = charges.reduce((cents, charge) => cents + charge.amount_cents - charge.refunded_cents, 0)
  const pairs: [string, number, number][] = [
    ['reservations with one charge', sums.paid, sums.reservations],
    ['booked places', sums.booked, sums.places],
    ['mails', sums.mails, sums.reservations + late],
    ['cents at the provider', await findBalance(db, 'provider:demo'), taken],
    ['cents of refunds still owed', await findBalance(db, 'refunds'), 0],
    ['differences of the ledger', (await ledgerDifferences(db)).length, 0],
    ['holes in the numbers of invoices', await invoiceHoles(db), 0],
  ]
  const unequal = pairs
    .filter(([, one, other]) => one !== other)
    .map(([what, one, other]) => `${what}: ${one}, expected ${other}`)
  return {
    charges: charges.length,
    reservations: sums.reservations,
    refunds: charges.filter(({ refunded_cents }) => refunded_cents > 0).length,
    faults: [...unaccounted, ...unequal],
  }
}

type Sums = { reservations: number; paid: number; places: number; booked: number; mails: number }

/** Mails without those of cancellations and of confirmed departures: one for each reservation remains. */
async function findSums(db: Database, departureId: number): Promise<Sums> {
  const [sums] = await findRows<Sums>(
    db,
    sql`select count(*)::int as reservations,
      count(*) filter (where 1 = (select count(*) from payments p
        where p.reservation_id = r.id and p.status = 'succeeded'))::int as paid,
      coalesce(sum(travelers_count) filter (where canceled_at is null), 0)::int as places,
      (select booked_count::int from departures where id = ${departureId}) as booked,
      (select count(*)::int from outbox where subject not like 'Ton départ est confirmé%') - count(canceled_at)::int as mails
      from reservations r where departure_id = ${departureId}`,
  )
  if (!sums) throw new Error('the database returned no sums')
  return sums
}

/** One reservation that keeps the money, or all of it given back. */
function isAccounted(charge: ProviderBooks['payments'][number], found: OurPayment[]): boolean {
  const [payment] = found
  if (!payment || found.length > 1) return false
  const isReturned = charge.refunded_cents === charge.amount_cents
  if (payment.status === 'refunded' || payment.canceled) return isReturned
  return payment.status === 'succeeded' && payment.reservation_id !== null && charge.refunded_cents === 0
}
