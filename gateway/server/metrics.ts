import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const lagTickMs = 250

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6]

type Described<Label> = [name: string, help: string, labelNames: Label[]]

/** All metrics, by Prometheus's naming conventions. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  // Each tick wakes the process: finer ones cost an idle gateway a percent of a core.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: lagTickMs })
  const counter = <Label extends string>(...[name, help, labelNames]: Described<Label>) =>
    new Counter({ name, help, labelNames, registers })
  const gauge = <Label extends string>(...[name, help, labelNames]: Described<Label>) =>
    new Gauge({ name, help, labelNames, registers })
  const histogram = <Label extends string>(...[name, help, labelNames]: Described<Label>) =>
    new Histogram({ name, help, labelNames, buckets: seconds, registers })
  return {
    registry,
    requests: counter('http_requests_total', 'Responses, by route and status', ['route', 'status']),
    operations: histogram(
      'graphql_operation_duration_seconds',
      'Time of the operations of the site by name, and of all others together',
      ['operation', 'lane'],
    ),
    upstreamCalls: histogram(
      'upstream_call_duration_seconds',
      'Calls to the REST service, by route group and status; 0 when no response came',
      ['group', 'status'],
    ),
    cacheReads: counter('cache_reads_total', 'Cache reads, by store and result', ['store', 'result']),
    breakers: gauge('upstream_breaker_state', '0 closed, 1 half open, 2 open', ['group']),
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
