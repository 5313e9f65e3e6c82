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
import { sweepHolds } from '#api/modules/cart/holds.repository.ts'
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

type UpkeepDeps = Pick<ApiDeps, 'db' | 'clock'> & {
  env: LinkEnv
  batch?: number
  paying?: PaymentDeps | undefined
}
type Upkeep = { stop: () => Promise<void> }

/**
 * Rewrites documents that a new day or a migration has invalidated, and deletes what has expired, at once and
 * every minute; deletes expired holds, ends options whose hour has passed, begins and ends the calls of pledges, offers places that have come free,
 * sends gift cards whose day has come, and settles payments and refunds, every five seconds; runs the jobs of
 * the agency every two, its imports and exports every second; reminds of balances every hour.
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
  const jobs = [
    repeat(refresh, 60_000, (err) => log.error({ err }, 'upkeep failed, retrying in one minute')),
    repeat(
      () => freePlaces({ db, clock, env }, log),
      5_000,
      (err) => log.error({ err }, 'failed to free or offer places'),
    ),
    repeat(
      () => sendDueGiftCards(db, { now: clock(), publicUrl: env.publicUrl }),
      5_000,
      (err) => log.error({ err }, 'failed to send gift cards'),
    ),
    repeat(
      async () => paying && reconcilePayments(paying, log),
      5_000,
      (err) => log.error({ err }, 'failed to reconcile payments'),
    ),
    repeat(
      () => runJobs({ db, clock, env }, log),
      2_000,
      (err) => log.error({ err }, 'failed to run the jobs of the agency'),
    ),
    repeat(
      () => runTransfers({ db, clock, env }, log),
      1_000,
      (err) => log.error({ err }, 'failed to run imports or exports'),
    ),
    repeat(balances({ db, clock, env }, log), 3_600_000, (err) =>
      log.error({ err }, 'failed to remind of balances, retrying in one hour'),
    ),
  ]
  return {
    stop: async () => {
      isStopping = true
      await Promise.all(jobs.map((job) => job.stop()))
    },
  }
}

async function freePlaces({ db, clock, env }: UpkeepDeps, log: Pick<FastifyBaseLogger, 'error'>) {
  const at = { now: clock(), publicUrl: env.publicUrl }
  await sweepHolds(db, at.now)
  await expireOptions(db, at, log)
  await settleDuePledges(db, at, log)
  await offerFreePlaces(db, env, at.now)
}

async function deleteExpired(db: UpkeepDeps['db'], now: Date) {
  await deleteUnconfirmed(db, now)
  await sweepCarts(db, now)
  await deleteExpiredFiles(db, now)
  await deleteExpiredJobs(db, now)
  await deleteOldDeliveries(db, now)
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

/** Runs the job at once and at an interval, one run at a time. */
function repeat(job: () => Promise<unknown>, everyMs: number, onFailure: (error: unknown) => void): Upkeep {
  const run = () => job().then(() => undefined, onFailure)
  let current = run()
  const timer = setInterval(() => {
    current = current.then(run)
  }, everyMs)
  return {
    stop: () => {
      clearInterval(timer)
      return current
    },
  }
}
