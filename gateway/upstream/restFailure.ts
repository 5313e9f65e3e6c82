export type RestFailureCode =
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_BAD_RESPONSE'
  /** It answered with a refusal: see the status. */
  | 'UPSTREAM_REFUSED'

export class RestFailure extends Error {
  readonly code: RestFailureCode
  readonly status: number
  constructor(code: RestFailureCode, message: string, status = 0, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.status = status
  }
}

/** 0 without a response. */
export const toStatus = (failure: unknown): number => (failure instanceof RestFailure ? failure.status : 0)

/** The reason of work that its client has abandoned. */
export const clientGone = (): RestFailure =>
  new RestFailure('UPSTREAM_TIMEOUT', 'the client disconnected or the request deadline passed')

/** The service did not understand the request. */
export const isNotUnderstood = (status: number): boolean => status === 400 || status === 422

/** `cause`: the body of the refusal. */
export const refusedWith = (status: number, cause?: unknown): RestFailure =>
  new RestFailure('UPSTREAM_REFUSED', `refused with ${status}`, status, { cause })
