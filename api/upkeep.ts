import type { FastifyBaseLogger } from 'fastify'
import { parisDay } from '#api/clock.ts'
import type { ApiDeps } from '#api/deps.ts'
import { runExports } from '#api/modules/agency/exports/runExports.ts'
import { deleteExpiredFiles } from '#api/modules/agency/files/files.repository.ts'
import { deleteExpiredJobs } from '#api/modules/agency/imports/imports.repository.ts'
import { runImports } from '#api/modules/agency/imports/runImports.ts'
import { runJobs } from '#api/modules/agency/money/runJobs.ts'
import { expireOptions } from '#api/modules/booking/phoneOptions.ts'
import { sweepCarts } from '#api/modules/cart/abandonedCarts.repository.ts'
import { deleteOldTurns } from '#api/modules/cart/holdLimits.repository.ts'
import { nextHoldEnd, sweepHolds } from '#api/modules/cart/holds.repository.ts'
import { refreshStaleExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'
import { sendDueGiftCards } from '#api/modules/giftCards/giftCardSales.ts'
import { deleteUnsold } from '#api/modules/octo/bookings/unsold.repository.ts'
import { reconcilePayments } from '#api/modules/payments/reconcile.ts'
import { remindBalances, reportOverdue } from '#api/modules/payments/reminders.ts'
import type { PaymentDeps } from '#api/modules/payments/settlement.ts'
import { settleDuePledges } from '#api/modules/pledges/duePledges.ts'
import { deleteUnusedLists } from '#api/modules/shortlists/shortlists.repository.ts'
import { offerFreePlaces } from '#api/modules/waiting/offers.ts'
import type { LinkEnv } from '#api/modules/waiting/waiting.links.ts'
import { deleteUnconfirmed } from '#api/modules/waiting/waiting.repository.ts'
import { deleteOldDeliveries } from '#api/modules/webhooks/deliveries.repository.ts'
import { repeat } from '#api/worker/repeat.ts'

type UpkeepDeps = Pick<ApiDeps, 'db' | 'clock'> & {
  env: LinkEnv
  batch?: number
  paying?: PaymentDeps | undefined
}
type Upkeep = { stop: () => Promise<void> }

/**
 * Rewrites documents that a new day or a migration has invalidated, and deletes what has expired, at once and
 * every minute; deletes expired holds when the next one ends, and every half minute; ends options whose hour
 * has passed, begins and ends the calls of pledges, offers places that have come free, sends gift cards whose
 * day has come, and settles payments and refunds, every five seconds; runs the jobs of the agency every two,
 * its imports and exports every second; reminds of balances every hour.
 */
export function startUpkeep(
  { db, clock, env, batch, paying }: UpkeepDeps,
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>,
): Upkeep {
  let isStopping = false
  const refresh = async () => {
    while (!isStopping && (await refreshStaleExpeditions(db, clock(), batch)));
    await deleteExpired(db, clock())
  }
  const deps = { db, clock, env }
  const gifts = () => sendDueGiftCards(db, { now: clock(), publicUrl: env.publicUrl })
  const payments = async () => paying && reconcilePayments(paying, log)
  const failed = (message: string) => (err: unknown) => log.error({ err }, message)
  const jobs = [
    repeat(refresh, 60_000, failed('upkeep failed, retrying in one minute')),
    repeat(() => endHolds(deps), soonerMs, failed('failed to delete expired holds')),
    repeat(() => freePlaces(deps, log), 5_000, failed('failed to free or offer places')),
    repeat(gifts, 5_000, failed('failed to send gift cards')),
    repeat(payments, 5_000, failed('failed to reconcile payments')),
    repeat(() => runJobs(deps, log), 2_000, failed('failed to run the jobs of the agency')),
    repeat(() => runTransfers(deps, log), 1_000, failed('failed to run imports or exports')),
    repeat(balances(deps, log), 3_600_000, failed('failed to remind of balances, retrying in one hour')),
  ]
  return {
    stop: async () => {
      isStopping = true
      await Promise.all(jobs.map((job) => job.stop()))
    },
  }
}

/** Returns the time until the next hold ends. */
async function endHolds({ db, clock }: Pick<UpkeepDeps, 'db' | 'clock'>): Promise<number> {
  await sweepHolds(db, clock())
  const end = await nextHoldEnd(db)
  return end ? end.getTime() - clock().getTime() : holdSweepMs
}

async function freePlaces(
  { db, clock, env }: Pick<UpkeepDeps, 'db' | 'clock' | 'env'>,
  log: Pick<FastifyBaseLogger, 'error'>,
) {
  const at = { now: clock(), publicUrl: env.publicUrl }
  await expireOptions(db, at, log)
  await settleDuePledges(db, at, log)
  await offerFreePlaces(db, env, at.now)
}

async function deleteExpired(db: UpkeepDeps['db'], now: Date) {
  await deleteUnconfirmed(db, now)
  await sweepCarts(db, now)
  await deleteOldTurns(db, now)
  await deleteExpiredFiles(db, now)
  await deleteExpiredJobs(db, now)
  await deleteOldDeliveries(db)
  await deleteUnsold(db, now)
  await deleteUnusedLists(db, now)
}

async function runTransfers(
  deps: Pick<UpkeepDeps, 'db' | 'clock' | 'env'>,
  log: Pick<FastifyBaseLogger, 'error'>,
) {
  await runImports(deps, log)
  await runExports(deps, log)
}

/** Sends the reminders that are due; reports overdue balances at a start and once a day. */
function balances({ db, clock, env }: UpkeepDeps, log: Pick<FastifyBaseLogger, 'error' | 'info'>) {
  let reportedOn = ''
  return async () => {
    const now = clock()
    await remindBalances(db, { now, publicUrl: env.publicUrl }, log)
    if (reportedOn === parisDay(now)) return
    await reportOverdue(db, now, log)
    reportedOn = parisDay(now)
  }
}

/** Other programs hold places too: until the sweep, the end of their holds is unknown here. */
const holdSweepMs = 30_000
/** Another program has locked the departure of an expired hold. */
const lockedMs = 200

const soonerMs = (ms = holdSweepMs) => Math.max(lockedMs, Math.min(holdSweepMs, ms))
