import { type Cancellation, cancel } from '#gateway/upstream/cancellation.ts'
import { part, remain } from '#gateway/upstream/requestWaits.ts'
import type { Leave, RequestWaits, RestCall } from '#gateway/upstream/rest.ts'
import { statusOf } from '#gateway/upstream/restFailure.ts'

/** An in-flight request that several callers share; it is cancelled when the last of them has left. */
export type InFlight<T> = {
  result: Promise<T>
  cancellation: Cancellation
  followers: number
  spanId?: string | undefined
}

type Followed = { method: string; path: string; isShared: boolean }

/** Joins an in-flight request until its result or the deadline, and records it among the caller's calls. */
export function follow<T extends { status: number; source?: RestCall['source'] }>(
  inFlight: InFlight<T>,
  { method, path, isShared }: Followed,
  waits: RequestWaits,
): Promise<T> {
  const begunAt = performance.now()
  const note = (status: number, source: RestCall['source']) =>
    waits.calls.push({ method, path, ms: performance.now() - begunAt, status, source, begunAt, spanId })
  const usual = isShared ? 'shared' : 'upstream'
  // A caller that joins has no span of its own.
  const spanId = isShared ? undefined : inFlight.spanId
  inFlight.followers += 1
  return new Promise((resolve, reject) => {
    const fail = (failure: unknown) => {
      note(statusOf(failure), usual)
      reject(failure)
    }
    const leave: Leave = (failure) => {
      inFlight.followers -= 1
      if (inFlight.followers === 0) cancel(inFlight.cancellation, failure)
      fail(failure)
    }
    remain(waits, leave)
    inFlight.result.then(
      (answer) => {
        if (!part(waits, leave)) return
        note(answer.status, answer.source ?? usual)
        resolve(answer)
      },
      (failure) => part(waits, leave) && fail(failure),
    )
  })
}
