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
  const directives = (cacheControl ?? '').toLowerCase().split(/\s*,\s*/)
  if (directives.includes('no-store') || directives.includes('private')) return undefined
  const saidMs = directives.includes('no-cache')
    ? 0
    : (secondsOf('s-maxage', directives) ?? secondsOf('max-age', directives))
  const freshMs = Math.min(saidMs ?? usualMs, limits.longestFreshMs)
  if (directives.some((directive) => /^(must|proxy)-revalidate$/.test(directive)))
    return { freshMs, revalidateMs: 0, staleMs: 0 }
  // As long again as it was fresh: what changes every few seconds is not shown half a minute late.
  return { freshMs, revalidateMs: Math.min(freshMs, limits.revalidateMs), staleMs: limits.staleMs }
}

function secondsOf(name: string, directives: string[]): number | undefined {
  const found = directives.find((directive) => directive.startsWith(`${name}=`))
  const seconds = Number.parseInt(found?.slice(name.length + 1).replace('"', '') ?? '', 10)
  return Number.isNaN(seconds) ? undefined : seconds * 1000
}
