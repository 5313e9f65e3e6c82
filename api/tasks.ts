import type { FastifyBaseLogger } from 'fastify'
import { parisDay, runningClock } from '#api/clock.ts'
import { sql } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import { dueExports } from '#api/modules/agency/exports/exports.repository.ts'
import { runExports } from '#api/modules/agency/exports/runExports.ts'
import { deleteExpiredFiles } from '#api/modules/agency/files/files.repository.ts'
import { deleteExpiredJobs, dueImports } from '#api/modules/agency/imports/imports.repository.ts'
import { runImports } from '#api/modules/agency/imports/runImports.ts'
import { dueItems } from '#api/modules/agency/money/jobs.repository.ts'
import { runJobs } from '#api/modules/agency/money/runJobs.ts'
import { dueOptions, expireOptions } from '#api/modules/booking/phoneOptions.ts'
import { sweepCarts } from '#api/modules/cart/abandonedCarts.repository.ts'
import { deleteOldTurns } from '#api/modules/cart/holdLimits.repository.ts'
import { dueHolds, sweepHolds } from '#api/modules/cart/holds.repository.ts'
import { refreshStaleExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'
import { dueGiftCards, sendDueGiftCards } from '#api/modules/giftCards/giftCardSales.ts'
import { createMailer } from '#api/modules/mail/mailer.ts'
import { outboxRepository } from '#api/modules/mail/outbox.repository.ts'
import { deleteUnsold } from '#api/modules/octo/bookings/unsold.repository.ts'
import { duePayments, reconcilePayments } from '#api/modules/payments/reconcile.ts'
import { remindBalances, reportOverdue } from '#api/modules/payments/reminders.ts'
import type { PaymentDeps } from '#api/modules/payments/settlement.ts'
import { settleDuePledges } from '#api/modules/pledges/duePledges.ts'
import { deleteUnusedLists } from '#api/modules/shortlists/shortlists.repository.ts'
import { dueOffers, offerFreePlaces } from '#api/modules/waiting/offers.ts'
import { deleteUnconfirmed } from '#api/modules/waiting/waiting.repository.ts'
import { deleteOldDeliveries } from '#api/modules/webhooks/deliveries.repository.ts'
import { createDispatcher } from '#api/modules/webhooks/dispatcher.ts'
import type { Task } from '#api/worker/runner.ts'

type TaskDeps = Pick<ApiDeps, 'db' | 'clock' | 'env'> & {
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>
  paying?: PaymentDeps | undefined
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** All work that no request waits for. The name is also the payload of the notices that migrations send. */
export function createTasks(deps: TaskDeps): Task[] {
  const { db, clock, env, log, paying } = deps
  const at = () => ({ now: clock(), publicUrl: env.publicUrl })
  const tasks: Task[] = [
    createMailer(deps),
    createDispatcher(deps),
    { name: 'holds', clock, due: () => dueHolds, run: () => sweepHolds(db, clock()) },
    {
      name: 'places',
      clock,
      due: (now) => sql`least(${dueOptions}, ${dueOffers(now)})`,
      restMs: 5_000,
      async run() {
        await expireOptions(db, at(), log)
        await offerFreePlaces(db, env, clock())
      },
    },
    { name: 'pledges', clock, everyMs: minuteMs, run: () => settleDuePledges(db, at(), log) },
    { name: 'gifts', clock, due: () => dueGiftCards, restMs: 5_000, run: () => sendDueGiftCards(db, at()) },
    { name: 'jobs', clock, due: () => dueItems, run: () => runJobs(deps, log) },
    { name: 'imports', clock, due: () => dueImports, run: () => runImports(deps, log) },
    { name: 'exports', clock, due: () => dueExports, run: () => runExports(deps, log) },
    { name: 'balances', clock, everyMs: hourMs, run: balances(deps) },
    refreshing(deps),
    { name: 'expired', clock, everyMs: 10 * minuteMs, run: () => deleteExpired(deps) },
  ]
  if (!paying) return tasks
  const payments: Task = {
    name: 'payments',
    clock: paying.machineClock,
    due: () => duePayments(parisDay(clock())),
    restMs: 5_000,
    everyMs: minuteMs,
    run: () => reconcilePayments(paying, log),
  }
  return [...tasks, payments]
}

/** Rewrites documents that a new day or a migration has invalidated; a stop waits for the current batch alone. */
export function refreshing({ db, clock, batch }: Pick<TaskDeps, 'db' | 'clock'> & { batch?: number }): Task {
  let isStopping = false
  return {
    name: 'documents',
    clock,
    everyMs: minuteMs,
    async run() {
      while (!isStopping && (await refreshStaleExpeditions(db, clock(), batch)));
    },
    stop() {
      isStopping = true
    },
  }
}

/** Deletes rows that no answer shows any more. */
async function deleteExpired({ db, clock, env }: TaskDeps): Promise<void> {
  const now = clock()
  await deleteUnconfirmed(db, now)
  await sweepCarts(db, now)
  await deleteOldTurns(db, now)
  await deleteExpiredFiles(db, now)
  await deleteExpiredJobs(db, now)
  await deleteOldDeliveries(db)
  await deleteUnsold(db, now)
  await deleteUnusedLists(db, now)
  await outboxRepository(db).deleteOld(runningClock(clock, env.fixedNow)())
}

/** Sends the reminders that are due; reports overdue balances at a start and once a day. */
function balances({ db, clock, env, log }: TaskDeps) {
  let reportedOn = ''
  return async () => {
    const now = clock()
    await remindBalances(db, { now, publicUrl: env.publicUrl }, log)
    if (reportedOn === parisDay(now)) return
    await reportOverdue(db, now, log)
    reportedOn = parisDay(now)
  }
}
