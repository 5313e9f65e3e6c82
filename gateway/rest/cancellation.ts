import { RestFailure } from '#gateway/rest/rest.ts'

/** The way to end a piece of work from outside. An AbortSignal says the same and costs ten times as much. */
export type Cancellation = {
  failure: RestFailure | undefined
  /** What the work is doing now puts here how to stop doing it. */
  stop: ((failure: RestFailure) => void) | undefined
}

export const notCancelled = (): Cancellation => ({ failure: undefined, stop: undefined })

/** Whoever asked is gone. */
export const cancelGone = (cancellation: Cancellation): void =>
  cancel(cancellation, new RestFailure('UPSTREAM_TIMEOUT', 'the client has gone, or its time is over'))

export function cancel(cancellation: Cancellation, failure: RestFailure): void {
  if (cancellation.failure) return
  cancellation.failure = failure
  cancellation.stop?.(failure)
}
