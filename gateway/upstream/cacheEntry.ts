import { computeFreshness, type Freshness, type FreshnessLimits } from '#gateway/upstream/freshness.ts'
import type { UpstreamResponse } from '#gateway/upstream/upstream.ts'
import { isRecord, parse, parseJson } from '#schema/json.ts'

type Content = {
  status: number
  /** Shared by all readers, so never modified. `undefined` when the service says 404. */
  body: unknown
  /** Length of its text; its size in memory is in proportion. */
  bytes: number
  etag: string | undefined
}

/** `begunAt`: the request that read it. */
type Times = { begunAt: number; freshUntil: number; revalidateUntil: number; staleUntil: number }

/** A cached response. */
export type CacheEntry = Content & Times

/** `known` is the entry that a 304 confirms. */
export function toContent(
  { status, body, text, headers }: UpstreamResponse,
  known: CacheEntry | undefined,
): Content {
  if (known && status === 304) return known
  if (status === 404) return { status, body: undefined, bytes: 0, etag: undefined }
  return { status, body, bytes: text.length, etag: headers.etag }
}

/** Lifetimes of a response; `undefined` when it must not be cached. */
export function toTimes(
  { status, headers }: UpstreamResponse,
  {
    usualMs,
    begunAt,
    now,
    limits,
  }: { usualMs: number; begunAt: number; now: number; limits: FreshnessLimits },
): Times | undefined {
  const freshness = computeFreshness(headers['cache-control'], usualMs, limits)
  if (!freshness) return undefined
  const { freshMs, revalidateMs, staleMs } = status === 404 ? ofMissing(freshness) : freshness
  const freshUntil = now + freshMs
  return { begunAt, freshUntil, revalidateUntil: freshUntil + revalidateMs, staleUntil: freshUntil + staleMs }
}

/** A missing resource may appear soon. */
const ofMissing = ({ freshMs }: Freshness): Freshness => ({
  freshMs: Math.min(freshMs, 5000),
  revalidateMs: 0,
  staleMs: 0,
})

/** Serialises an entry for other gateways. */
export function toText(entry: CacheEntry, text: string): string {
  const { etag, begunAt, freshUntil, revalidateUntil, staleUntil } = entry
  return `${JSON.stringify({ etag, begunAt, freshUntil, revalidateUntil, staleUntil })}\n${text}`
}

/** Tolerated difference between the clocks of gateways. */
const skewMs = 60_000

/** Parses an entry of another gateway; `undefined` when none of ours can have written it. */
export function fromText(stored: string, now: number, limits: FreshnessLimits): CacheEntry | undefined {
  const end = stored.indexOf('\n')
  try {
    const times = parse(isRecord, stored.slice(0, end)) ?? {}
    // A gateway of the former version does not write when it began.
    const { etag, begunAt = 0, freshUntil, revalidateUntil, staleUntil } = times
    const latest = now + limits.longestFreshMs + skewMs
    if (!isBetween(freshUntil, 0, latest)) return undefined
    if (!isBetween(revalidateUntil, freshUntil, freshUntil + limits.revalidateMs)) return undefined
    if (!isBetween(staleUntil, freshUntil, freshUntil + limits.staleMs)) return undefined
    if (!isBetween(begunAt, 0, latest)) return undefined
    if (etag !== undefined && typeof etag !== 'string') return undefined
    const text = stored.slice(end + 1)
    const body = parseJson(text)
    return { status: 200, body, bytes: text.length, etag, begunAt, freshUntil, revalidateUntil, staleUntil }
  } catch {
    return undefined
  }
}

const isBetween = (time: unknown, least: number, most: number): time is number =>
  typeof time === 'number' && time >= least && time <= most
