export type Freshness = {
  /** Given out without asking. */
  freshMs: number
  /** Then given out while asking. */
  revalidateMs: number
  /** Then better than none, if asking fails. */
  staleMs: number
}

export type FreshnessLimits = { longestFreshMs: number; revalidateMs: number; staleMs: number }

/** What `Cache-Control` allows a shared cache; `undefined` when nothing may be kept. */
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
  // As long again as it was fresh: what changes every few seconds is not shown half a minute late.
  return { freshMs, revalidateMs: Math.min(freshMs, limits.revalidateMs), staleMs: limits.staleMs }
}
