import { stopBy } from '#gateway/upstream/cancellation.ts'
import { type Leave, RestFailure, type RestScope, type Stay } from '#gateway/upstream/rest.ts'

/** Throws when the request is over. */
export function stayOf(scope: RestScope, totalMs: number): Stay {
  const { ending } = scope
  if (ending.failure) throw ending.failure
  const now = performance.now()
  if (!scope.stay) {
    const stay: Stay = { calls: scope.calls, endsAt: now + totalMs, leaves: new Set(), timer: undefined }
    stopBy(ending, (failure) => leaveAll(stay, failure))
    scope.stay = stay
  }
  if (now >= scope.stay.endsAt) throw overtime()
  return scope.stay
}

/** Calls `leave` if the request ends before `part`. */
export function remain(stay: Stay, leave: Leave): void {
  stay.leaves.add(leave)
  stay.timer ??= setTimeout(() => leaveAll(stay, overtime()), rounded(stay.endsAt - performance.now()))
}

/** Returns whether it was still waiting. */
export function part(stay: Stay, leave: Leave): boolean {
  const wasThere = stay.leaves.delete(leave)
  if (stay.leaves.size === 0) {
    clearTimeout(stay.timer)
    stay.timer = undefined
  }
  return wasThere
}

function leaveAll(stay: Stay, failure: RestFailure): void {
  for (const leave of stay.leaves) {
    part(stay, leave)
    leave(failure)
  }
}

/** Node has a list of timers for each duration: rounding to tenths of a second shares them. */
const rounded = (ms: number) => Math.ceil(ms / 100) * 100

const overtime = () => new RestFailure('UPSTREAM_TIMEOUT', 'all the time of this request is spent')
