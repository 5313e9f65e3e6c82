import type { FastifyBaseLogger } from 'fastify'
import { runningClock } from '#api/clock.ts'
import type { ApiDeps } from '#api/deps.ts'
import { openDelivery } from '#api/modules/mail/delivery.ts'
import { dueMails, type OutboxRow, outboxRepository } from '#api/modules/mail/outbox.repository.ts'
import { isRefusedForGood, nextAttemptAt, toSmtpFailure } from '#api/modules/mail/retry.domain.ts'
import { readSettings } from '#api/modules/settings/settings.repository.ts'
import type { Task } from '#api/worker/runner.ts'

/** Grace period of deliveries in progress at a stop; an aborted mail is sent again after the next start. */
const graceMs = 3_000

type MailerDeps = Pick<ApiDeps, 'db' | 'clock' | 'env'> & {
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** Sends the mails of the outbox, at least once; a run returns how many left. */
export function createMailer(deps: MailerDeps) {
  const cut = new AbortController()
  const clock = runningClock(deps.clock, deps.env.fixedNow)
  const outbox = outboxRepository(deps.db)
  const deliver = delivering(deps, clock, cut.signal)
  let isStopping = false

  return {
    name: 'mails',
    due: () => dueMails,
    clock,
    async run(): Promise<number> {
      let sent = 0
      while (!isStopping) {
        const mails = await outbox.claimDue(clock())
        if (mails.length === 0) break
        const results = await Promise.all(mails.map(deliver))
        sent += results.filter((wasSent) => wasSent).length
      }
      return sent
    },
    stop() {
      isStopping = true
      setTimeout(() => cut.abort(), graceMs).unref()
    },
  } satisfies Task
}

/** Sends one mail and records the result; returns whether it left. */
function delivering({ db, env, log }: MailerDeps, now: () => Date, signal: AbortSignal) {
  const outbox = outboxRepository(db)
  const send = openDelivery(env, signal)

  async function fail(mail: OutboxRow, error: unknown): Promise<void> {
    const failure = toSmtpFailure(error)
    const next = isRefusedForGood(failure) ? undefined : nextAttemptAt(mail, now())
    const facts = { ...toTrail(mail), ...failure }
    if (next) log.warn({ ...facts, nextAttemptAt: next }, 'failed to send mail, will retry')
    else log.error(facts, 'failed to send mail permanently')
    await (next ? outbox.postpone(mail.id, next) : outbox.giveUp(mail.id, now()))
  }

  return async (mail: OutboxRow): Promise<boolean> => {
    try {
      await send(mail, await readSettings(db, 'agency'))
    } catch (error) {
      await fail(mail, error)
      return false
    }
    await outbox.markSent(mail.id, now())
    log.info(toTrail(mail), env.smtpUrl ? 'mail sent' : 'mail written to a file')
    return true
  }
}

/** Fields that lead from a mail back to the request that caused it, as its log lines name them. */
function toTrail({ id, requestId, attempts }: OutboxRow) {
  return { mailId: id, reqId: requestId, attempts }
}
