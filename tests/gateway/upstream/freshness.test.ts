import { expect, test } from 'vitest'
import { computeFreshness } from '#gateway/upstream/freshness.ts'

const limits = { longestFreshMs: 300_000, revalidateMs: 30_000, staleMs: 600_000 }
const usualMs = 20_000

const kept = (freshMs: number, revalidateMs = Math.min(freshMs, 30_000), staleMs = 600_000) => ({
  freshMs,
  revalidateMs,
  staleMs,
})

test.each([
  ['no-store', undefined],
  ['private, max-age=60', undefined],
  ['NO-STORE', undefined],
  [undefined, kept(20_000)],
  ['', kept(20_000)],
  ['public', kept(20_000)],
  ['max-age=nonsense', kept(20_000)],
  ['public, max-age=60', kept(60_000)],
  ['Max-Age="60"', kept(60_000)],
  ['max-age=5', kept(5000, 5000)],
  ['max-age=60, s-maxage=10', kept(10_000, 10_000)],
  ['max-age=31536000, immutable', kept(300_000)],
  ['max-age=0', kept(0, 0)],
  ['no-cache', kept(0, 0)],
  ['no-cache, max-age=60', kept(0, 0)],
  ['max-age=60, must-revalidate', kept(60_000, 0, 0)],
  ['max-age=60, proxy-revalidate', kept(60_000, 0, 0)],
  ['max-age=60, stale-while-revalidate=5', kept(60_000)],
])('%s', (cacheControl, expected) => {
  expect(computeFreshness(cacheControl, usualMs, limits)).toEqual(expected)
})
