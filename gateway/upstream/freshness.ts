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
export function freshnessOf(
  cacheControl: string | undefined,
  usualMs: number,
  limits: FreshnessLimits,
): Freshness | undefined {
  const said = cacheControl ?? ''
  if (/\b(?:no-store|private)\b/i.test(said)) return undefined
  const [seconds] = /(?<=\bs-maxage="?)\d+/i.exec(said) ?? /(?<=\bmax-age="?)\d+/i.exec(said) ?? []
  const saidMs = /\bno-cache\b/i.test(said) ? 0 : Number(seconds) * 1000
  const freshMs = Math.min(Number.isNaN(saidMs) ? usualMs : saidMs, limits.longestFreshMs)
  if (/-revalidate\b(?!=)/i.test(said)) return { freshMs, revalidateMs: 0, staleMs: 0 }
  // As long as it was fresh: data that changes every few seconds is not shown half a minute late.
  return { freshMs, revalidateMs: Math.min(freshMs, limits.revalidateMs), staleMs: limits.staleMs }
}
