import { type Cancellation, cancel } from '#gateway/upstream/cancellation.ts'
import { type Leave, type RestCall, type Stay, statusOf } from '#gateway/upstream/rest.ts'
import { part, remain } from '#gateway/upstream/stay.ts'

/** An in-flight request that several callers share; it is cancelled when the last of them has left. */
export type Flight<T> = {
  result: Promise<T>
  cancellation: Cancellation
  followers: number
  spanId?: string | undefined
}

type Followed = { method: string; path: string; isShared: boolean }

/** Joins an in-flight request until its result or the deadline, and records it among the caller's calls. */
export function follow<T extends { status: number; source?: RestCall['source'] }>(
  flight: Flight<T>,
  { method, path, isShared }: Followed,
  stay: Stay,
): Promise<T> {
  const begunAt = performance.now()
  const note = (status: number, source: RestCall['source']) =>
    stay.calls.push({ method, path, ms: performance.now() - begunAt, status, source, begunAt, spanId })
  const usual = isShared ? 'shared' : 'upstream'
  // A caller that joins has no span of its own.
  const spanId = isShared ? undefined : flight.spanId
  flight.followers += 1
  return new Promise((resolve, reject) => {
    const fail = (failure: unknown) => {
      note(statusOf(failure), usual)
      reject(failure)
    }
    const leave: Leave = (failure) => {
      flight.followers -= 1
      if (flight.followers === 0) cancel(flight.cancellation, failure)
      fail(failure)
    }
    remain(stay, leave)
    flight.result.then(
      (answer) => {
        if (!part(stay, leave)) return
        note(answer.status, answer.source ?? usual)
        resolve(answer)
      },
      (failure) => part(stay, leave) && fail(failure),
    )
  })
}
