import type { Cancellation } from '#gateway/upstream/cancellation.ts'
import type { TraceContext } from '#gateway/upstream/traceContext.ts'

/** What one request of a client brings along to all its upstream calls. */
export type RestScope = {
  requestId: string
  /** Cancelled when the client goes away or the time of the whole request is over. */
  ending: Cancellation
  /** For the api's rate limits, as `X-Forwarded-For`. */
  clientAddress: string
  /** Every call made for it, for `Server-Timing` and traces. */
  calls: RestCall[]
  /** Where it stands, when somebody records it. */
  trace?: TraceContext | undefined
  /** The client's own: what it waits for at the moment. */
  stay?: Stay
}

/** All that one request waits for: one deadline, one timer, one listener for however many calls. */
export type Stay = {
  calls: RestCall[]
  endsAt: number
  leaves: Set<Leave>
  timer: NodeJS.Timeout | undefined
}

export type Leave = (failure: RestFailure) => void

export type RestCall = {
  method: string
  path: string
  ms: number
  /** 0 when no answer came. */
  status: number
  source: 'upstream' | 'cache' | 'stale' | 'shared'
  /** By the clock of `performance.now()`. */
  begunAt: number
  /** Under which the service was told of it. */
  spanId?: string | undefined
}

export type RestChange = {
  /** A read is sent this way where the session itself is the matter. */
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  body?: unknown
  bearer?: string | undefined
  /** The browser's own cookies, where the session itself is the matter. */
  cookie?: string | undefined
}

export type RestAnswer = { status: number; body: unknown; setCookies: string[] }

/** The REST service, whoever runs it. Paths begin after `/api/v1`. */
export type Rest = {
  /** A public read: shared between requests and kept for a while. `undefined` when the service says 404. */
  read(path: string, scope: RestScope): Promise<unknown>
  /** A read that belongs to one account: never shared. */
  readAs(bearer: string, path: string, scope: RestScope): Promise<unknown>
  /** A change, sent exactly once. Answers below 500 are given back, refusals too, for the caller to read. */
  send(change: RestChange, scope: RestScope): Promise<RestAnswer>
  /** What is kept of these paths is no longer true. */
  forget(paths: string[]): void
  close(): Promise<void>
}

export type RestFailureCode =
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_BAD_RESPONSE'
  /** It answered, and refused: see the status. */
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

/** 0 when no answer came. */
export const statusOf = (failure: unknown): number => (failure instanceof RestFailure ? failure.status : 0)

/** What was sent is not what the service understands. */
export const isNotUnderstood = (status: number): boolean => status === 400 || status === 422

/** `cause`: what it said. */
export const refusedWith = (status: number, cause?: unknown): RestFailure =>
  new RestFailure('UPSTREAM_REFUSED', `refused with ${status}`, status, { cause })
