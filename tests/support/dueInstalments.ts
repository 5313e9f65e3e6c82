import { openDatabase } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { payments } from '#api/db/paymentTables.ts'
import { planInstalments } from '#api/modules/instalments/instalments.repository.ts'
import { reconcilePayments } from '#api/modules/payments/reconcile.ts'
import { newPaymentInput } from '#tests/api/payments/providerContract.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import type { DemoPayments } from '#tests/support/demoPayments.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testEnv } from '#tests/support/testApi.ts'

export const dueOn = '2027-04-22'
export const partCents = 350_00
const noon = new Date(`${dueOn}T10:00:00Z`)

export const openAs = (env: Record<string, string>) =>
  openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR ?? '' })

/** Reservations whose second part is due; the third is not. */
export async function dueReservations(env: Record<string, string>, demo: DemoPayments, count: number) {
  const { id } = await demo.provider.create(newPaymentInput({ saveCard: true, amountCents: 300_00 }))
  await demo.pay(id, '4242 4242 4242 4242')
  const savedCard = (await demo.provider.read(id)).savedCard ?? null
  const { db, close } = await openAs(env)
  const departureId = await newDeparture(db, 2 * count)
  const parts = [dueOn, '2027-06-05'].map((day) => ({ dueOn: day, amountCents: partCents }))
  const ids: string[] = []
  for (let made = 0; made < count; made++) {
    const { userId } = await signedInAccount(db)
    const reservation = await bookedReservation(db, userId, departureId, { paidCents: 300_00 })
    await db.update(payments).set({ savedCard }).where(eq(payments.reservationId, reservation))
    await db.transaction((tx) => planInstalments(tx, reservation, parts))
    ids.push(reservation)
  }
  await close()
  return ids
}

/** Rounds of the worker, minutes later each: it reads what a kill has left open. */
export async function settleAll(env: Record<string, string>, demo: DemoPayments): Promise<unknown[]> {
  const { db, close } = await openAs(env)
  const failures: unknown[] = []
  for (const round of [1, 2, 3]) {
    const machineClock = () => new Date(Date.now() + round * 121_000)
    const deps = { db, clock: () => noon, env: testEnv(), provider: demo.provider, machineClock }
    const log = { error: (failure: unknown) => failures.push(failure), warn: () => undefined }
    await reconcilePayments(deps, log)
  }
  await close()
  return failures
}
