export type Freshness = {
  /** Served without a request. */
  freshMs: number
  /** Served stale while revalidating. */
  revalidateMs: number
  /** Served stale if the request fails. */
  staleMs: number
}

export type FreshnessLimits = { longestFreshMs: number; revalidateMs: number; staleMs: number }

/** Lifetimes that `Cache-Control` allows a shared cache; `undefined` when the response must not be stored. */
export function computeFreshness(
  cacheControl: string | undefined,
  usualMs: number,
  limits: FreshnessLimits,
): Freshness | undefined {
  const directives = cacheControl ?? ''
  if (/\b(?:no-store|private)\b/i.test(directives)) return undefined
  const [seconds] =
    /(?<=\bs-maxage="?)\d+/i.exec(directives) ?? /(?<=\bmax-age="?)\d+/i.exec(directives) ?? []
  const statedMs = /\bno-cache\b/i.test(directives) ? 0 : Number(seconds) * 1000
  const freshMs = Math.min(Number.isNaN(statedMs) ? usualMs : statedMs, limits.longestFreshMs)
  if (/-revalidate\b(?!=)/i.test(directives)) return { freshMs, revalidateMs: 0, staleMs: 0 }
  // As long as it was fresh: data that changes every few seconds is not shown half a minute late.
  return { freshMs, revalidateMs: Math.min(freshMs, limits.revalidateMs), staleMs: limits.staleMs }
}
