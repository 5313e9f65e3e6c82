import type { FastifyBaseLogger } from 'fastify'
import { runningClock } from '#api/clock.ts'
import type { ApiDeps } from '#api/deps.ts'
import { openDelivery } from '#api/modules/mail/delivery.ts'
import { type OutboxRow, outboxRepository } from '#api/modules/mail/outbox.repository.ts'
import { onMailQueued } from '#api/modules/mail/outbox.ts'
import { isRefusedForGood, nextAttemptAt, toSmtpFailure } from '#api/modules/mail/retry.domain.ts'
import { readSettings } from '#api/modules/settings/settings.repository.ts'
import { repeat } from '#api/worker/repeat.ts'

export type Mailer = { deliverDue(): Promise<number>; stop(): Promise<void> }

const pollMs = 1_000
/** A mail is announced inside its transaction: the row exists once that has committed. */
const commitMs = 30
const cleanMs = 3_600_000
/** Grace period of deliveries in progress at a stop; an aborted mail is sent again after the next start. */
const graceMs = 3_000

type MailerDeps = Pick<ApiDeps, 'db' | 'clock' | 'env'> & {
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** Sends the mails of the outbox, at least once, until it is stopped. Any number of nodes may run one. */
export function startMailer(deps: MailerDeps): Mailer {
  const cut = new AbortController()
  const now = runningClock(deps.clock, deps.env.fixedNow)
  const outbox = outboxRepository(deps.db)
  const deliver = delivering(deps, now, cut.signal)
  let isStopping = false
  let cleanedAt = 0

  async function deliverDue(): Promise<number> {
    let sent = 0
    while (!isStopping) {
      const mails = await outbox.claimDue(now())
      if (mails.length === 0) break
      const results = await Promise.all(mails.map(deliver))
      sent += results.filter((wasSent) => wasSent).length
    }
    return sent
  }

  async function round(): Promise<void> {
    await deliverDue()
    if (now().getTime() - cleanedAt < cleanMs) return
    cleanedAt = now().getTime()
    await outbox.deleteOld(now())
  }

  const rounds = repeat(round, pollMs, (error) => deps.log.warn({ err: error }, 'failed to read the outbox'))
  const forget = onMailQueued(() => rounds.soon(commitMs))
  return {
    deliverDue,
    async stop() {
      isStopping = true
      forget()
      const timer = setTimeout(() => cut.abort(), graceMs)
      await rounds.stop()
      clearTimeout(timer)
    },
  }
}

/** Sends one mail and records the result; returns whether it left. */
function delivering({ db, env, log }: MailerDeps, now: () => Date, signal: AbortSignal) {
  const outbox = outboxRepository(db)
  const send = openDelivery(env, signal)

  async function fail(mail: OutboxRow, error: unknown): Promise<void> {
    const failure = toSmtpFailure(error)
    const next = isRefusedForGood(failure) ? undefined : nextAttemptAt(mail, now())
    const facts = { ...trailOf(mail), ...failure }
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
    log.info(trailOf(mail), env.smtpUrl ? 'mail sent' : 'mail written to a file')
    return true
  }
}

/** Fields that lead from a mail back to the request that caused it, as its log lines name them. */
function trailOf({ id, requestId, attempts }: OutboxRow) {
  return { mailId: id, reqId: requestId, attempts }
}
