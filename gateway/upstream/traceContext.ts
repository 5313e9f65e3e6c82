import { randomBytes } from 'node:crypto'

/** Position of a request in a trace that may have begun elsewhere. */
export type TraceContext = {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  /** The caller may have decided not to sample the trace. */
  isSampled: boolean
}

const traceparent =
  /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/

/** Parses W3C's `traceparent`; a malformed one begins a new trace. */
export function toTraceContext(header: unknown): TraceContext {
  const [, version, traceId, parentSpanId, flags = '', more] =
    (typeof header === 'string' && traceparent.exec(header)) || []
  const spanId = newSpanId()
  if (!traceId || (version === '00' && more !== undefined))
    return { traceId: randomBytes(16).toString('hex'), spanId, parentSpanId: undefined, isSampled: true }
  return { traceId, spanId, parentSpanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const newSpanId = (): string => randomBytes(8).toString('hex')

/** Formats `traceparent` for the next service. */
export const toTraceparent = ({ traceId, isSampled }: TraceContext, spanId: string): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`
