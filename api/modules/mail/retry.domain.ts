const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Duration of a claim. Longer than any delivery: two nodes never send the same mail at once. */
export const claimMs = minute
export const sendTimeoutMs = 20 * second

/** Age at which the attempts to send a mail end. */
const retentionMs = 5 * day

/** Retention of sent mails, emptied at once: recipient and time explain a missing or doubled mail. */
export const sentRetentionMs = 7 * day

/** Retention of mails that were given up, for staff to decide. */
export const givenUpRetentionMs = 30 * day

const delaysMs = [5 * second, 30 * second, 2 * minute, 10 * minute]

/** Time of the next attempt after that many failures; undefined to give up. */
export function nextAttemptAt(mail: { attempts: number; createdAt: Date }, now: Date): Date | undefined {
  const next = now.getTime() + (delaysMs[mail.attempts - 1] ?? hour)
  return next - mail.createdAt.getTime() > retentionMs ? undefined : new Date(next)
}

/** The server knows no such recipient: a retry would only harm the sender's reputation. */
export function isRefusedForGood(failure: SmtpFailure): boolean {
  const { command, responseCode = 0 } = failure
  return command === 'RCPT TO' && responseCode >= 500 && responseCode < 600
}

/** Loggable fields of a failed delivery. Its message is left out: servers repeat the address there. */
export type SmtpFailure = { code?: string; command?: string; responseCode?: number }

export function toSmtpFailure(error: unknown): SmtpFailure {
  if (!(error instanceof Error)) return {}
  return {
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...('command' in error && typeof error.command === 'string' && { command: error.command }),
    ...('responseCode' in error &&
      typeof error.responseCode === 'number' && { responseCode: error.responseCode }),
  }
}
