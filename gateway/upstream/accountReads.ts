import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'
import { tokenClaims } from '#gateway/upstream/tokenClaims.ts'
import type { UpstreamResponse } from '#gateway/upstream/upstream.ts'

/** A response cached for one bearer. `version`: of the announcements, when its request began. */
type Entry = { body: unknown; bytes: number; version: number; prefix: string; until: number }

type Deps = {
  /** An uncached read; throws on refusals. */
  read: (bearer: string, path: string, scope: RestScope) => Promise<UpstreamResponse>
  clock: () => number
}

/** The service announces each change of these; other reads of an account are never cached. */
const announcedPaths = new Set(['/interests/'])
/** Bounds the staleness where the connection of announcements is lost in silence. */
const longestMs = 5_000
const mostBytes = 8 * 1024 * 1024
/** Length of the prefixes that the service announces. */
export const prefixLength = 3

/**
 * Reads on behalf of one account. Favourites are cached while the service announces changed accounts: the end
 * of a session invalidates them on every gateway.
 */
export function createAccountReads({ read, clock }: Deps) {
  const entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }, { length }) => bytes + length + 200,
  })
  const versions = new Map<string, number>()
  let latest = 0
  let allChangedAt = 0
  let isAnnounced = false

  const isCurrent = ({ version, prefix, until }: Entry) =>
    version >= allChangedAt && version >= (versions.get(prefix) ?? 0) && clock() < until

  function change(prefix: string): void {
    latest += 1
    if (prefix.length === prefixLength) versions.set(prefix, latest)
    else allChangedAt = latest
  }

  async function fetchAnnounced(bearer: string, path: string, scope: RestScope): Promise<unknown> {
    const version = latest
    const { status, body, text } = await read(bearer, path, scope)
    const { sub, exp = Number.POSITIVE_INFINITY } = tokenClaims(bearer)
    if (isAnnounced && status === 200 && sub) {
      const until = Math.min(clock() + longestMs, exp * 1000)
      entries.set(path + bearer, { body, bytes: text.length, version, prefix: toPrefix(sub), until })
    }
    return body
  }

  return {
    async readAs(bearer: string, path: string, scope: RestScope): Promise<unknown> {
      if (!announcedPaths.has(path)) return (await read(bearer, path, scope)).body
      const entry = isAnnounced ? entries.get(path + bearer) : undefined
      if (!entry || !isCurrent(entry)) return fetchAnnounced(bearer, path, scope)
      scope.calls.push({ method: 'GET', path, ms: 0, status: 200, source: 'cache', begunAt: 0 })
      return entry.body
    },

    /** Invalidates the account that has sent a mutation, before its announcement arrives. */
    invalidate(bearer: string): void {
      change(prefixOfBearer(bearer))
    },

    accounts: {
      changed(prefix: string): void {
        if (prefix === '') isAnnounced = true
        change(prefix)
      },
      silent(): void {
        isAnnounced = false
      },
    } satisfies Rest['accounts'],
  }
}

/** Empty for the token of another service, which may name no account. */
export function prefixOfBearer(bearer: string): string {
  const { sub } = tokenClaims(bearer)
  return sub ? toPrefix(sub) : ''
}

const toPrefix = (account: string) =>
  createHash('sha256').update(account).digest('hex').slice(0, prefixLength)
