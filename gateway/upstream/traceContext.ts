import { randomBytes } from 'node:crypto'

/** Where a request stands in a trace that may have begun elsewhere. */
export type TraceContext = {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  /** Whoever began the trace may have decided that nobody records it. */
  isSampled: boolean
}

const traceparent =
  /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/

/** Of W3C's header; what is not written as it says begins a trace of its own. */
export function traceContextOf(header: unknown): TraceContext {
  const [, version, traceId, parentSpanId, flags = '', more] =
    (typeof header === 'string' && traceparent.exec(header)) || []
  const spanId = newSpanId()
  if (!traceId || (version === '00' && more !== undefined))
    return { traceId: randomBytes(16).toString('hex'), spanId, parentSpanId: undefined, isSampled: true }
  return { traceId, spanId, parentSpanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const newSpanId = (): string => randomBytes(8).toString('hex')

/** As the next service is told. */
export const traceparentOf = ({ traceId, isSampled }: TraceContext, spanId: string): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`
