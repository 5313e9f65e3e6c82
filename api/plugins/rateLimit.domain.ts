/**
 * At most `max` attempts in any stretch of `windowMs`. With `delaysMs`, further attempts are delayed instead
 * of refused, each longer than the one before.
 */
export type Limit = { name: string; max: number; windowMs: number; delaysMs?: readonly number[] }

/** The attempts that still count at this instant. */
export function recentAttempts(attempts: readonly number[], limit: Limit, nowMs: number): number[] {
  return attempts.filter((at) => at > nowMs - limit.windowMs)
}

/** Delay of the next attempt after these recent ones (oldest first); 0 when it may proceed at once. */
export function waitMs(recent: readonly number[], limit: Limit, factor: number, nowMs: number): number {
  const max = Math.max(1, Math.floor(limit.max * factor))
  if (recent.length < max) return 0
  const { delaysMs } = limit
  if (!delaysMs) return (recent.at(-max) ?? nowMs) + limit.windowMs - nowMs
  const delayMs = delaysMs[Math.min(recent.length - max, delaysMs.length - 1)] ?? 0
  return Math.max(0, (recent.at(-1) ?? nowMs) + delayMs - nowMs)
}
