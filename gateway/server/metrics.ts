import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6]

/** All metrics, by Prometheus's naming conventions. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Answers, by route and status',
      labelNames: ['route', 'status'],
      registers,
    }),
    operations: new Histogram({
      name: 'graphql_operation_duration_seconds',
      help: 'Time of the operations of the site by name, and of all others together',
      labelNames: ['operation', 'lane'],
      buckets: seconds,
      registers,
    }),
    upstreamCalls: new Histogram({
      name: 'upstream_call_duration_seconds',
      help: 'Calls to the REST service, by route group and status; 0 when no answer came',
      labelNames: ['group', 'status'],
      buckets: seconds,
      registers,
    }),
    cacheReads: new Counter({
      name: 'cache_reads_total',
      help: 'Reads of what is kept, by store and result',
      labelNames: ['store', 'result'],
      registers,
    }),
    breakers: new Gauge({
      name: 'upstream_breaker_state',
      help: '0 closed, 1 half open, 2 open',
      labelNames: ['group'],
      registers,
    }),
    inFlight: callsInFlight(registry),
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/** Gauges by route group, read at scrape time. */
function callsInFlight(registry: Registry): Map<string, () => number> {
  const counts = new Map<string, () => number>()
  const gauge: Gauge = new Gauge({
    name: 'upstream_calls_in_flight',
    help: 'Calls that wait for the REST service',
    labelNames: ['group'],
    registers: [registry],
    collect() {
      for (const [group, count] of counts) gauge.set({ group }, count())
    },
  })
  return counts
}

/** A gauge read at scrape time. */
export function watchListeners({ registry }: Metrics, count: () => number): void {
  const gauge: Gauge = new Gauge({
    name: 'live_listeners',
    help: 'Subscriptions that are followed, over sockets and streams',
    registers: [registry],
    collect: () => gauge.set(count()),
  })
}
