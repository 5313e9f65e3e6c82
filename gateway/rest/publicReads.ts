import { type Flight, follow, takeOff } from '#gateway/rest/flight.ts'
import { createMemoryCache } from '#gateway/rest/memoryCache.ts'
import type { RestMetrics } from '#gateway/rest/metrics.ts'
import { noted } from '#gateway/rest/noted.ts'
import { createPublicFetch, type Found, type PublicFetchDeps } from '#gateway/rest/publicFetch.ts'
import type { Rest, RestScope } from '#gateway/rest/rest.ts'
import { routeGroupOf } from '#gateway/rest/routeGroup.ts'
import { stayOf } from '#gateway/rest/stay.ts'

type PublicReadsDeps = Omit<PublicFetchDeps, 'cache'> & { metrics: RestMetrics | undefined }

/** Reads that are the same for everybody: asked once for all who ask at the same time, and kept for those who come after. */
export function createPublicReads({ metrics, ...deps }: PublicReadsDeps): Pick<Rest, 'read' | 'forget'> {
  const { limits, clock, store } = deps
  const cache = createMemoryCache(limits.cacheBytes)
  const publicFetch = createPublicFetch({ ...deps, cache })
  const flights = new Map<string, Flight<Found>>()

  function launch(path: string, scope: RestScope): Flight<Found> {
    // Forgotten while it flies, it is no longer in the map, and nothing of it is kept.
    const isWanted = (): boolean => flights.get(path) === flight
    const flight: Flight<Found> = takeOff((cancellation) =>
      publicFetch({ path, scope, cancellation, isWanted }).finally(() => isWanted() && flights.delete(path)),
    )
    flights.set(path, flight)
    return flight
  }

  /** Nobody waits for it and nobody may end it; if it fails, those who come later ask themselves. */
  function launchBehind(path: string, scope: RestScope): void {
    const flight = launch(path, scope)
    flight.followers += 1
    flight.result.catch(() => {})
  }

  function atHand(path: string, scope: RestScope): Found | undefined {
    const kept = cache.get(path)
    if (!kept || clock() >= kept.revalidateUntil) return undefined
    const isFresh = clock() < kept.freshUntil
    if (!isFresh && !flights.has(path)) launchBehind(path, scope)
    return { status: kept.status, body: kept.body, source: isFresh ? 'cache' : 'stale' }
  }

  async function fetched(path: string, scope: RestScope): Promise<Found> {
    const stay = stayOf(scope, limits.totalMs)
    const shared = flights.get(path)
    const found = await follow(shared ?? launch(path, scope), stay)
    return shared && found.source === 'upstream' ? { ...found, source: 'shared' } : found
  }

  function forgetHere(paths: string[]): void {
    for (const path of paths) {
      cache.delete(path)
      flights.delete(path)
    }
  }
  store?.onForget(forgetHere)

  return {
    async read(path, scope) {
      const work = () => atHand(path, scope) ?? fetched(path, scope)
      const { body, source } = await noted(scope, { method: 'GET', path }, work)
      metrics?.read(routeGroupOf(path), source)
      return body
    },
    forget(paths) {
      forgetHere(paths)
      store?.forget(paths)
    },
  }
}
