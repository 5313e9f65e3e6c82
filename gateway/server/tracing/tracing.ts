import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import type { Metrics } from '#gateway/server/metrics.ts'
import { openSpanExport } from '#gateway/server/tracing/spanExport.ts'
import { toSpans } from '#gateway/server/tracing/spans.ts'
import type { RestCall } from '#gateway/upstream/rest.ts'
import { type TraceContext, toTraceContext } from '#gateway/upstream/traceContext.ts'

/** A traced request: its context and its calls. */
type Traced = { context: TraceContext; calls: RestCall[] }

declare module 'fastify' {
  interface FastifyRequest {
    traced: Traced | undefined
  }
}

/** Exports operations, and requests that made a call; installs nothing without a collector. */
export function installTracing(
  app: FastifyInstance,
  endpoint: string | undefined,
  { registry }: Metrics,
): void {
  app.decorateRequest('traced', undefined)
  if (!endpoint) return
  const spans = new Counter({
    name: 'trace_spans_total',
    help: 'Spans for the collector, by what became of them',
    labelNames: ['result'],
    registers: [registry],
  })
  const spanExport = openSpanExport({ endpoint, count: (result, of) => spans.labels(result).inc(of) })
  app.addHook('onRequest', (request, _reply, done) => {
    request.traced = { context: toTraceContext(request.headers.traceparent), calls: [] }
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { traced, operation, method, routeOptions } = request
    if (traced?.context.isSampled && (operation || traced.calls.length > 0)) {
      const endedAt = performance.now()
      const answered = {
        trace: traced.context,
        calls: traced.calls,
        operation,
        method,
        route: routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        begunAt: endedAt - reply.elapsedTime,
        endedAt,
      }
      spanExport.add(toSpans(answered, Date.now() - endedAt))
    }
    done()
  })
  app.addHook('onClose', () => spanExport.close())
}
