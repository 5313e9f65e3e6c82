import { RestFailure } from '#gateway/upstream/rest.ts'

/** The way to end a piece of work from outside. An AbortSignal says the same and costs ten times as much. */
export type Cancellation = {
  failure: RestFailure | undefined
  /** What the work is doing now puts here how to stop doing it. */
  stop: ((failure: RestFailure) => void) | undefined
}

/**
 * The way to stop what is being done now. Never set by `cancellation.stop = () => …`: V8 makes a function that is written there
 * among its oldest objects, where it and all it can reach, a whole answer, outlive every small collection.
 */
export function stopBy(cancellation: Cancellation, stop: Cancellation['stop']): void {
  cancellation.stop = stop
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
