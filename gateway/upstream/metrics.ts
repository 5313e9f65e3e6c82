import type { Breaker } from '#gateway/upstream/breaker.ts'
import type { RestCall } from '#gateway/upstream/rest.ts'
import type { RouteGroup } from '#gateway/upstream/routeGroup.ts'

/** Metrics of the REST client. */
export type RestMetrics = {
  /** An attempt has ended; its status is 0 without a response. */
  tried(group: RouteGroup, status: number, seconds: number): void
  /** A public read was answered, and from which source. */
  read(group: RouteGroup, source: RestCall['source']): void
  breakerIs(group: RouteGroup, state: Breaker['state']): void
  /** Read at scrape time: a gauge updated by every call costs more than its other counters together. */
  inFlight(group: RouteGroup, count: () => number): void
}
