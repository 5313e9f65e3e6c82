import type { Breaker } from '#gateway/upstream/breaker.ts'
import type { RestCall } from '#gateway/upstream/rest.ts'
import type { RouteGroup } from '#gateway/upstream/routeGroup.ts'

/** What is counted, for whoever counts. */
export type RestMetrics = {
  /** A try has ended; its status is 0 when no answer came. */
  tried(group: RouteGroup, status: number, seconds: number): void
  /** A public read was answered, and from where. */
  read(group: RouteGroup, source: RestCall['source']): void
  breakerIs(group: RouteGroup, state: Breaker['state']): void
  /** Counted when somebody looks: a gauge that is told of every call costs more than the call's other counts together. */
  inFlight(group: RouteGroup, count: () => number): void
}
