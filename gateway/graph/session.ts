import { unauthenticated } from '#gateway/graph/errors.ts'
import type { Rest, RestChange, RestResponse, RestScope } from '#gateway/upstream/rest.ts'
import { RestFailure } from '#gateway/upstream/restFailure.ts'

/** The credentials of a request. */
export type Credentials = {
  /** The session cookie alone, as `name=value`. */
  cookie: string | undefined
  bearer: string | undefined
}

/** The account on whose behalf a request acts. */
export type Session = {
  /** True when no credential names an account. */
  isVisitor(): boolean
  /** The bearer of the signed-in account; `undefined` for a visitor. */
  bearer(): Promise<string | undefined>
  /** The bearer was refused: requests another, `undefined` when the session is over. */
  renew(): Promise<string | undefined>
  /** Continues the request as the account that has just signed in. */
  adopt(bearer: string): void
  /** Continues the request as a visitor. */
  end(): void
}

/** Bearers of browser sessions, by cookie. */
export type SessionTokens = {
  of(cookie: string, scope: RestScope): Promise<string | undefined>
  drop(cookie: string): void
}

/**
 * Creates the session of a request: a program sends its bearer; for a browser's cookie the REST API issues
 * one on first use.
 */
export function makeSession(
  { bearer, cookie }: Credentials,
  scope: RestScope,
  tokens: SessionTokens,
): Session {
  let known: Promise<string | undefined> | undefined = bearer ? Promise.resolve(bearer) : undefined
  // After a sign-in or sign-out in this request, the cookie names another account.
  let asking = bearer ? undefined : cookie
  const current = () => {
    known ??= asking ? tokens.of(asking, scope) : Promise.resolve(undefined)
    return known
  }
  const become = (next: string | undefined) => {
    if (cookie) tokens.drop(cookie)
    asking = undefined
    known = Promise.resolve(next)
  }
  return {
    isVisitor: () => !bearer && !cookie && !known,
    bearer: current,
    renew() {
      if (!asking) return current()
      tokens.drop(asking)
      known = undefined
      return current()
    },
    adopt: become,
    end: () => become(undefined),
  }
}

/** Acts with the bearer of the signed-in account; retries once with a new one when the current one has expired. */
export async function asAccount<T>(session: Session, act: (bearer: string) => Promise<T>): Promise<T> {
  const bearer = await session.bearer()
  if (!bearer) throw unauthenticated()
  try {
    return await act(bearer)
  } catch (error) {
    if (!isExpired(error)) throw error
    const fresh = await session.renew()
    if (!fresh || fresh === bearer) throw error
    return act(fresh)
  }
}

export const expired = () => new RestFailure('UPSTREAM_REFUSED', 'the bearer is no longer good', 401)

/** Calls on behalf of the signed-in account. */
export function accountCalls(rest: Rest, scope: RestScope, session: Session) {
  return {
    read: (path: string): Promise<unknown> =>
      asAccount(session, (bearer) => rest.readAs(bearer, path, scope)),

    // A mutation refused with 401 has not been applied: it may be retried.
    send: (change: RestChange): Promise<RestResponse> =>
      asAccount(session, async (bearer) => {
        const response = await rest.send({ ...change, bearer }, scope)
        if (response.status === 401) throw expired()
        return response
      }),
  }
}

export type AccountCalls = ReturnType<typeof accountCalls>

export const isExpired = (error: unknown): boolean => error instanceof RestFailure && error.status === 401
