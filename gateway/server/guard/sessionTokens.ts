import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Credentials } from '#gateway/graph/session.ts'
import type { RestScope } from '#gateway/upstream/rest.ts'
import { tokenClaims } from '#gateway/upstream/tokenClaims.ts'

/** Requests the bearer of a session by its cookie (`name=value`); `undefined` when the session is over. */
export type CurrentToken = (cookie: string, scope: RestScope) => Promise<string | undefined>

const most = 10_000
const unreadableMs = 60_000
const longestMs = 3_600_000
/** A token is not used in its last minute: it must last for the whole request. */
const marginMs = 60_000

/**
 * Caches the bearers of active sessions, by the hash of the cookie, so that a memory dump reveals no cookie.
 * Ended sessions are not cached.
 */
export function sessionTokens(current: CurrentToken, now: () => number = Date.now) {
  const bearers = new LRUCache<string, string>({
    max: most,
    ttl: unreadableMs,
    ttlResolution: 0,
    perf: { now },
  })

  return {
    async of(cookie: string, scope: RestScope): Promise<string | undefined> {
      const key = toKey(cookie)
      const known = bearers.get(key)
      if (known !== undefined) return known
      const token = await current(cookie, scope)
      const ttl = token === undefined ? 0 : lifetimeMs(token, now())
      if (ttl > 0) bearers.set(key, token, { ttl })
      return token
    },

    /** Invalidates after a 401, a sign-in or a logout. */
    drop(cookie: string): void {
      bearers.delete(toKey(cookie))
    },

    /** Key of the session's rate limit, once the REST API has verified it: a client can invent cookies. */
    toName({ cookie }: Credentials): string | undefined {
      const key = cookie && toKey(cookie)
      return key && bearers.has(key) ? key : undefined
    },
  }
}

const toKey = (cookie: string) => createHash('sha256').update(cookie).digest('base64url')

/** Counted from the token's issue time: the clock of the service may differ. */
function lifetimeMs(token: string, nowMs: number): number {
  const { exp, iat = nowMs / 1000 } = tokenClaims(token)
  return exp === undefined ? unreadableMs : Math.min((exp - iat) * 1000 - marginMs, longestMs)
}
