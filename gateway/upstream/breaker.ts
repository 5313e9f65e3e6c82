export type BreakerLimits = {
  /** Window over which calls are counted. */
  windowMs: number
  /** Below this number of calls the share of failures is ignored. */
  leastCalls: number
  failedShare: number
  failedInRow: number
  /** Time in the open state before one call probes the service. */
  openMs: number
}

type Tally = { calls: number; failures: number }

export type Breaker =
  | { state: 'closed'; inRow: number; since: number; current: Tally; previous: Tally }
  | { state: 'open'; until: number }
  /** One call is probing; its outcome decides. */
  | { state: 'halfOpen' }

/** `abandoned`: the caller left, which says nothing about the service. */
export type Outcome = 'succeeded' | 'failed' | 'abandoned'

const none: Tally = { calls: 0, failures: 0 }

export const closedAt = (now: number): Breaker => ({
  state: 'closed',
  inRow: 0,
  since: now,
  current: none,
  previous: none,
})

/** The state in which a call may be made now; `undefined` when it may not. */
export function admit(breaker: Breaker, now: number): Breaker | undefined {
  if (breaker.state === 'closed') return breaker
  return breaker.state === 'open' && now >= breaker.until ? { state: 'halfOpen' } : undefined
}

/** The state after a call ended. A call that began before the breaker opened is ignored. */
export function settle(
  breaker: Breaker,
  call: { wasProbe: boolean; outcome: Outcome },
  now: number,
  limits: BreakerLimits,
): Breaker {
  if (breaker.state === 'closed' && !call.wasProbe && call.outcome !== 'abandoned')
    return counted(breaker, call.outcome === 'failed', now, limits)
  if (breaker.state !== 'halfOpen' || !call.wasProbe) return breaker
  if (call.outcome === 'succeeded') return closedAt(now)
  return { state: 'open', until: call.outcome === 'failed' ? now + limits.openMs : now }
}

function counted(
  breaker: Extract<Breaker, { state: 'closed' }>,
  isFailure: boolean,
  now: number,
  limits: BreakerLimits,
): Breaker {
  const { since, previous, current } = moved(breaker, now, limits.windowMs / 2)
  const next: Breaker = {
    state: 'closed',
    inRow: isFailure ? breaker.inRow + 1 : 0,
    since,
    previous,
    current: { calls: current.calls + 1, failures: current.failures + Number(isFailure) },
  }
  const calls = next.current.calls + previous.calls
  const failures = next.current.failures + previous.failures
  const isTooMuch = calls >= limits.leastCalls && failures >= calls * limits.failedShare
  const isBroken = isFailure && (isTooMuch || next.inRow >= limits.failedInRow)
  return isBroken ? { state: 'open', until: now + limits.openMs } : next
}

type Window = { since: number; current: Tally; previous: Tally }

/** A sliding window of two halves: single calls are not recorded. */
function moved({ since, current, previous }: Window, now: number, halfMs: number): Window {
  const age = now - since
  if (age < halfMs) return { since, current, previous }
  return { since: now, current: none, previous: age < 2 * halfMs ? current : none }
}
