const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Pauses after the first failed attempt, the second, and so on: 3 days and 4 hours in all. */
export const delaysMs = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

/** Bound of one attempt, from the look-up of the address to the end of the response. */
export const attemptMs = 15 * second

/** Duration of a claim. Longer than any attempt: two nodes never send the same delivery at once. */
export const claimMs = minute

/** Age of an unbroken series of failures at which an endpoint is disabled. */
const failingMs = 5 * day

/** Retention of deliveries, whatever became of them. */
export const retentionMs = 30 * day

/** Time of the next attempt after that many failures; undefined to give up. */
export function nextAttemptAt(attempts: number, now: Date): Date | undefined {
  const delayMs = delaysMs[attempts - 1]
  return delayMs === undefined ? undefined : new Date(now.getTime() + delayMs)
}

/** Whether an endpoint that has only failed since an instant is disabled now. */
export const hasFailedTooLong = (firstFailedAt: Date, now: Date): boolean =>
  now.getTime() - firstFailedAt.getTime() >= failingMs
