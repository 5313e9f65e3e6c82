import type { RestFailure } from '#gateway/upstream/restFailure.ts'
import type { TraceContext } from '#gateway/upstream/traceContext.ts'

/** The scope of a client request, shared by its upstream calls. */
export type RestScope = {
  requestId: string
  /** Aborts when the client disconnects. */
  signal: AbortSignal
  /** For the api's rate limits, sent as `X-Forwarded-For`. */
  clientAddress: string
  /** All calls of the request, for `Server-Timing` and traces. */
  calls: RestCall[]
  /** The trace context, when the request is traced. */
  trace?: TraceContext | undefined
  /** The deadline and the calls that the request waits for. */
  waits?: RequestWaits
}

/** Waits of one request: one deadline, one timer and one listener for any number of calls. */
export type RequestWaits = {
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
  /** 0 without a response. */
  status: number
  source: 'upstream' | 'cache' | 'stale' | 'shared'
  /** By the clock of `performance.now()`. */
  begunAt: number
  /** Id of its span, sent to the service. */
  spanId?: string | undefined
}

export type RestChange = {
  /** A read is sent this way when it concerns the session itself. */
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: unknown
  bearer?: string | undefined
  /** The browser's own cookies, for calls about the session. */
  cookie?: string | undefined
  /** A change that a repeated key does not repeat. */
  idempotencyKey?: string
}

export type RestResponse = { status: number; body: unknown; setCookies: string[] }

/** Without paths, any response may have changed. */
export type Invalidate = (paths: string[] | undefined) => void

/** Announcements of the service's live feed. */
export type AccountAnnouncements = {
  /** Accounts whose id has a SHA-256 that begins with `prefix` have changed; an empty one begins the announcements. */
  changed(prefix: string): void
  /** The announcements have ended: nothing of an account is cached. */
  silent(): void
}

/** A REST service of the contract. Paths begin after `/api/v1`. */
export type Rest = {
  /** A public read: shared between requests and cached. `undefined` when the service says 404. */
  read(path: string, scope: RestScope): Promise<unknown>
  /** A read on behalf of one account. Its favourites are cached while changes are announced. */
  readAs(bearer: string, path: string, scope: RestScope): Promise<unknown>
  /** A mutation, sent exactly once. Returns responses below 500, refusals included. */
  send(change: RestChange, scope: RestScope): Promise<RestResponse>
  /** Invalidates the cached responses of these paths here and in other gateways; without paths, all of this one. */
  invalidate(paths?: string[]): void
  accounts: AccountAnnouncements
  close(): Promise<void>
}
