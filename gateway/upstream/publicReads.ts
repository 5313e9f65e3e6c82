import { notCancelled } from '#gateway/upstream/cancellation.ts'
import { type Flight, follow } from '#gateway/upstream/flight.ts'
import { spanIdOf } from '#gateway/upstream/headers.ts'
import type { RestMetrics } from '#gateway/upstream/metrics.ts'
import { createPlaces, type Found, type Place } from '#gateway/upstream/places.ts'
import { createPublicFetch, type PublicFetchDeps } from '#gateway/upstream/publicFetch.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'
import { stayOf } from '#gateway/upstream/stay.ts'

type PublicReadsDeps = Omit<PublicFetchDeps, 'places'> & { metrics: RestMetrics | undefined }

/** Public reads: single-flight, cached, and stale-while-revalidate. */
export function createPublicReads({ metrics, ...deps }: PublicReadsDeps): Pick<Rest, 'read' | 'forget'> {
  const { limits, clock, store } = deps
  const places = createPlaces(limits.cacheBytes)
  const publicFetch = createPublicFetch({ ...deps, places })

  function launch(place: Place, scope: RestScope): Flight<Found> {
    const cancellation = notCancelled()
    const spanId = spanIdOf(scope)
    const result = publicFetch(place, { scope, spanId, cancellation })
    const flight = { result, cancellation, followers: 0, spanId }
    const land = () => {
      if (place.flight === flight) place.flight = undefined
    }
    result.then(land, land)
    place.flight = flight
    return flight
  }

  function atHand(place: Place, scope: RestScope): Found | undefined {
    const { kept, path } = place
    if (!kept || clock() >= kept.revalidateUntil) return undefined
    const isFresh = clock() < kept.freshUntil
    // The cache itself waits for the new response: no caller that leaves may cancel it.
    if (!isFresh && !place.flight) launch(place, scope).followers += 1
    const { status, body } = kept
    const source = isFresh ? 'cache' : 'stale'
    scope.calls.push({ method: 'GET', path, ms: 0, status, source, begunAt: 0 })
    return { status, body, source }
  }

  function fetched(place: Place, scope: RestScope): Promise<Found> {
    const stay = stayOf(scope, limits.totalMs)
    // An in-flight request abandoned by all callers may still be ending: joining it would report a
    // cancellation.
    const known = place.flight?.cancellation.failure ? undefined : place.flight
    const followed = { method: 'GET', path: place.path, isShared: known !== undefined }
    return follow(known ?? launch(place, scope), followed, stay)
  }

  const forgetHere = (paths: string[]) => paths.forEach(places.forget)
  store?.onForget(forgetHere)

  return {
    async read(path, scope) {
      const place = places.of(path)
      const { body, source = 'upstream' } = atHand(place, scope) ?? (await fetched(place, scope))
      metrics?.read(place.group, source)
      return body
    },
    forget(paths) {
      forgetHere(paths)
      store?.forget(paths)
    },
  }
}
