import { setTimeout as wait } from 'node:timers/promises'
import { request } from 'undici'
import { type Span, toAttributes } from '#gateway/server/tracing/spans.ts'

export type SpanExport = { add(spans: Span[]): void; close(): Promise<void> }

type Options = {
  /** Base address of the collector, before `/v1/traces`. */
  endpoint: string
  count: (result: 'exported' | 'dropped', spans: number) => void
  /** Twice at a stop: for the batch in flight, and for the rest. */
  timeoutMs?: number
}

/** Queue for one second of an absent collector at 4,000 spans a second; further spans are dropped. */
const mostWaiting = 4096
const pauseMs = 500

/**
 * Exports spans by OTLP/HTTP in JSON, one batch at a time, each once. Drops and counts spans that an absent
 * or slow collector leaves no room for. OpenTelemetry's SDK was rejected: a dozen packages, and a context
 * that follows every promise.
 */
export function openSpanExport({ endpoint, count, timeoutMs = 2000 }: Options): SpanExport {
  const waiting: Span[] = []
  const stop = new AbortController()
  let sending: Promise<void> | undefined

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      await wait(pauseMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
      const batch = waiting.splice(0)
      count((await isTaken(`${endpoint}/v1/traces`, batch, timeoutMs)) ? 'exported' : 'dropped', batch.length)
    }
    sending = undefined
  }

  return {
    add(spans) {
      if (waiting.length + spans.length > mostWaiting) return count('dropped', spans.length)
      waiting.push(...spans)
      sending ??= sendAll()
    },
    async close() {
      stop.abort()
      await sending
    },
  }
}

const resource = { attributes: toAttributes({ 'service.name': 'explora-gateway' }) }
const scope = { name: 'explora-gateway' }

async function isTaken(address: string, spans: Span[], timeoutMs: number): Promise<boolean> {
  try {
    const { statusCode, body } = await request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope, spans }] }] }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await body.dump()
    return statusCode < 300
  } catch {
    return false
  }
}
