import { type InFlight, leave } from '#gateway/upstream/inFlight.ts'
import type { Leave, RequestWaits, RestCall, RestScope } from '#gateway/upstream/rest.ts'
import { RestFailure, toStatus } from '#gateway/upstream/restFailure.ts'

/** Throws when the request is over. */
export function createWaits(scope: RestScope, totalMs: number): RequestWaits {
  const { signal } = scope
  signal.throwIfAborted()
  const now = performance.now()
  if (!scope.waits) {
    const waits: RequestWaits = {
      calls: scope.calls,
      endsAt: now + totalMs,
      leaves: new Set(),
      timer: undefined,
    }
    signal.addEventListener('abort', () => leaveAll(waits, signal.reason), { once: true })
    scope.waits = waits
  }
  if (now >= scope.waits.endsAt) throw overtime()
  return scope.waits
}

type Followed = { method: string; path: string; isShared: boolean; spanId?: string | undefined }

/** Waits for a call in flight until its result or the deadline, and records it among the request's calls. */
export function follow<T extends { status: number; source?: RestCall['source'] }>(
  inFlight: InFlight<T>,
  { method, path, isShared, spanId }: Followed,
  waits: RequestWaits,
): Promise<T> {
  const begunAt = performance.now()
  const note = (status: number, source: RestCall['source']) =>
    waits.calls.push({ method, path, ms: performance.now() - begunAt, status, source, begunAt, spanId })
  const usual = isShared ? 'shared' : 'upstream'
  inFlight.followers += 1
  return new Promise((resolve, reject) => {
    const fail = (failure: unknown) => {
      note(toStatus(failure), usual)
      reject(failure)
    }
    const depart: Leave = (failure) => {
      leave(inFlight, failure)
      fail(failure)
    }
    remain(waits, depart)
    inFlight.result.then(
      (response) => {
        if (!part(waits, depart)) return
        note(response.status, response.source ?? usual)
        resolve(response)
      },
      (failure) => part(waits, depart) && fail(failure),
    )
  })
}

/** Calls `leave` if the request ends before `part`. */
function remain(waits: RequestWaits, leave: Leave): void {
  waits.leaves.add(leave)
  waits.timer ??= setTimeout(() => expire(waits), waits.endsAt - performance.now())
}

/** The timer may fire a fraction of a millisecond early: no call may begin after it. */
function expire(waits: RequestWaits): void {
  waits.endsAt = performance.now()
  leaveAll(waits, overtime())
}

/** Returns whether it was still waiting. */
function part(waits: RequestWaits, leave: Leave): boolean {
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

const overtime = () => new RestFailure('UPSTREAM_TIMEOUT', 'the request deadline passed')
