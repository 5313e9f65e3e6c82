import type { LoggedOperation } from '#gateway/server/accessLog.ts'
import type { RestCall } from '#gateway/upstream/rest.ts'
import { toRouteGroup } from '#gateway/upstream/routeGroup.ts'
import { newSpanId, type TraceContext } from '#gateway/upstream/traceContext.ts'

/** A completed request; times in milliseconds, by the clock of `performance.now()`. */
export type Answered = {
  trace: TraceContext
  calls: RestCall[]
  operation: LoggedOperation | undefined
  method: string
  route: string
  status: number
  begunAt: number
  endedAt: number
}

/** A span in OTLP's JSON. */
export type Span = ReturnType<typeof toSpan>

const kinds = { server: 2, client: 3 }
const failed = { code: 2 }

/**
 * One span for the request, one for each call it waited for. `epochMs` is the origin of that clock. Upstream
 * paths may hold user input, so only their group is exported.
 */
export function toSpans(answered: Answered, epochMs: number): Span[] {
  const { trace, calls, operation, method, route, status, begunAt, endedAt } = answered
  const { traceId, spanId, parentSpanId } = trace
  const server = toSpan(
    { traceId, spanId, parentSpanId, kind: kinds.server, name: operation?.name ?? `${method} ${route}` },
    { begunAt: epochMs + begunAt, endedAt: epochMs + endedAt, isFailed: status >= 500 },
    {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      ...(operation && { 'graphql.operation.name': operation.name, 'explora.lane': operation.lane }),
    },
  )
  const waited = calls.filter(({ ms }) => ms > 0)
  return [server, ...waited.map((call) => toClientSpan(call, trace, epochMs))]
}

function toClientSpan(
  call: RestCall,
  { traceId, spanId: parentSpanId }: TraceContext,
  epochMs: number,
): Span {
  const { method, path, status, source, spanId = newSpanId(), begunAt, ms } = call
  const group = toRouteGroup(path)
  return toSpan(
    { traceId, spanId, parentSpanId, kind: kinds.client, name: `${method} ${group}` },
    {
      begunAt: epochMs + begunAt,
      endedAt: epochMs + begunAt + ms,
      isFailed: status === 0 || status >= 500,
    },
    {
      'http.request.method': method,
      'http.response.status_code': status,
      'explora.route_group': group,
      'explora.source': source,
    },
  )
}

type Head = { traceId: string; spanId: string; parentSpanId: string | undefined; kind: number; name: string }
type Outcome = { begunAt: number; endedAt: number; isFailed: boolean }

const toSpan = (head: Head, { begunAt, endedAt, isFailed }: Outcome, attributes: Attributes) => ({
  ...head,
  startTimeUnixNano: toNanoseconds(begunAt),
  endTimeUnixNano: toNanoseconds(endedAt),
  attributes: toAttributes(attributes),
  ...(isFailed && { status: failed }),
})

/** In whole microseconds, the most that a number holds exactly. */
const toNanoseconds = (ms: number): string => `${Math.round(ms * 1000)}000`

type Attributes = Record<string, string | number>

export const toAttributes = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: value } : { stringValue: value },
  }))
