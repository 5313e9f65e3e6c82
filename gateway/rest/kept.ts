import { type Freshness, type FreshnessLimits, freshnessOf } from '#gateway/rest/freshness.ts'
import type { UpstreamAnswer } from '#gateway/rest/upstream.ts'

type Content = {
  status: number
  /** Whoever reads it shares it with all others: it is never changed. `undefined` when there is no such thing. */
  body: unknown
  /** Of its text; what it takes in memory is in proportion. */
  bytes: number
  etag: string | undefined
}

type Times = { freshUntil: number; revalidateUntil: number; staleUntil: number }

/** An answer that is kept. */
export type Kept = Content & Times

/** `known` is what a 304 speaks of. */
export function contentOf({ status, body, text, headers }: UpstreamAnswer, known: Kept | undefined): Content {
  if (known && status === 304) return known
  if (status === 404) return { status, body: undefined, bytes: 0, etag: undefined }
  return { status, body, bytes: text.length, etag: headers.etag }
}

/** Until when an answer serves; `undefined` when it must not be kept. */
export function timesOf(
  { status, headers }: UpstreamAnswer,
  { usualMs, now, limits }: { usualMs: number; now: number; limits: FreshnessLimits },
): Times | undefined {
  const freshness = freshnessOf(headers['cache-control'], usualMs, limits)
  if (!freshness) return undefined
  const { freshMs, revalidateMs, staleMs } = status === 404 ? ofMissing(freshness) : freshness
  const freshUntil = now + freshMs
  return { freshUntil, revalidateUntil: freshUntil + revalidateMs, staleUntil: freshUntil + staleMs }
}

/** What does not exist may exist in a moment. */
const ofMissing = ({ freshMs }: Freshness): Freshness => ({
  freshMs: Math.min(freshMs, 5000),
  revalidateMs: 0,
  staleMs: 0,
})

/** As gateways hand it to each other. */
export function toText({ etag, freshUntil, revalidateUntil, staleUntil }: Kept, text: string): string {
  return `${JSON.stringify({ etag, freshUntil, revalidateUntil, staleUntil })}\n${text}`
}

export function fromText(stored: string): Kept | undefined {
  const end = stored.indexOf('\n')
  try {
    const head: Times & { etag?: string } = JSON.parse(stored.slice(0, end))
    const text = stored.slice(end + 1)
    return { status: 200, body: JSON.parse(text), bytes: text.length, etag: undefined, ...head }
  } catch {
    return undefined
  }
}
