import { stopBy } from '#gateway/upstream/cancellation.ts'
import type { Leave, RequestWaits, RestScope } from '#gateway/upstream/rest.ts'
import { RestFailure } from '#gateway/upstream/restFailure.ts'

/** Throws when the request is over. */
export function waitsOf(scope: RestScope, totalMs: number): RequestWaits {
  const { ending } = scope
  if (ending.failure) throw ending.failure
  const now = performance.now()
  if (!scope.waits) {
    const waits: RequestWaits = {
      calls: scope.calls,
      endsAt: now + totalMs,
      leaves: new Set(),
      timer: undefined,
    }
    stopBy(ending, (failure) => leaveAll(waits, failure))
    scope.waits = waits
  }
  if (now >= scope.waits.endsAt) throw overtime()
  return scope.waits
}

/** Calls `leave` if the request ends before `part`. */
export function remain(waits: RequestWaits, leave: Leave): void {
  waits.leaves.add(leave)
  waits.timer ??= setTimeout(() => leaveAll(waits, overtime()), rounded(waits.endsAt - performance.now()))
}

/** Returns whether it was still waiting. */
export function part(waits: RequestWaits, leave: Leave): boolean {
  const wasThere = waits.leaves.delete(leave)
  if (waits.leaves.size === 0) {
    clearTimeout(waits.timer)
    waits.timer = undefined
  }
  return wasThere
}

function leaveAll(waits: RequestWaits, failure: RestFailure): void {
  for (const leave of waits.leaves) {
    part(waits, leave)
    leave(failure)
  }
}

/** Node has a list of timers for each duration: rounding to tenths of a second shares them. */
const rounded = (ms: number) => Math.ceil(ms / 100) * 100

const overtime = () => new RestFailure('UPSTREAM_TIMEOUT', 'all the time of this request is spent')
