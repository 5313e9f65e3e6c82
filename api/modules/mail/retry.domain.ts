const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** How long a claimed mail is left alone. Longer than a sending can last: two nodes never send the same mail at once. */
export const claimMs = minute
export const sendTimeoutMs = 20 * second

/** A mail that could not leave for so long is given up: nobody waits for it any more. */
const patienceMs = 5 * day

/** A sent mail is emptied at once; what remains (to whom, when) explains a missing or doubled mail, then goes too. */
export const keepSentMs = 7 * day

const delaysMs = [5 * second, 30 * second, 2 * minute, 10 * minute]

/** When to try again after so many failed attempts, or undefined to give up. */
export function nextAttemptAt(mail: { attempts: number; createdAt: Date }, now: Date): Date | undefined {
  const next = now.getTime() + (delaysMs[mail.attempts - 1] ?? hour)
  return next - mail.createdAt.getTime() > patienceMs ? undefined : new Date(next)
}

/** The server knows no such recipient: trying again would only harm our name with it. */
export function isRefusedForGood(failure: SmtpFailure): boolean {
  const { command, responseCode = 0 } = failure
  return command === 'RCPT TO' && responseCode >= 500 && responseCode < 600
}

/** What may be said of a failed sending. Its message is left out: servers repeat the address there. */
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
