import { RestFailure } from '#gateway/upstream/restFailure.ts'

/** Cancels work from outside, like an AbortSignal at a tenth of its cost. */
export type Cancellation = {
  failure: RestFailure | undefined
  /** Set by the work in progress: how to stop it. */
  stop: ((failure: RestFailure) => void) | undefined
}

/**
 * Sets `stop`. V8 allocates a function assigned as `cancellation.stop = () => …` in the old generation, where
 * it retains a whole response past every minor collection.
 */
export function stopBy(cancellation: Cancellation, stop: Cancellation['stop']): void {
  cancellation.stop = stop
}

export const notCancelled = (): Cancellation => ({ failure: undefined, stop: undefined })

/** The client has disconnected. */
export const cancelGone = (cancellation: Cancellation): void =>
  cancel(cancellation, new RestFailure('UPSTREAM_TIMEOUT', 'the client has gone, or its time is over'))

export function cancel(cancellation: Cancellation, failure: RestFailure): void {
  if (cancellation.failure) return
  cancellation.failure = failure
  cancellation.stop?.(failure)
}
