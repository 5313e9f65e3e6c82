import { median } from '#bench/measure.ts'

/** Difference that a caller cannot measure over a network. */
export const tolerableMs = 5
const warmUpPairs = 5
export const minPairs = 40
const maxPairs = 240

const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

/** The median's 99 % confidence interval, for any distribution (order statistics). */
function toInterval(numbers: number[]): [number, number] {
  const reach = Math.ceil(1.29 * Math.sqrt(numbers.length))
  const middle = Math.floor(numbers.length / 2)
  const [low = -Infinity, high = Infinity] = [middle - reach, middle + reach].map((at) => sorted(numbers)[at])
  return [low, high]
}

async function readTime(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await call()
  return performance.now() - start
}

/**
 * Median of the differences within pairs, whose order alternates: other load slows both halves, and
 * interrupted pairs are outliers. Adds pairs until the interval is narrow enough, as it never is on a very busy
 * machine: `provenMs` is 0 where the interval allows that there is no difference.
 */
export async function medianDifference(
  known: () => Promise<unknown>,
  unknown: () => Promise<unknown>,
  pairs = maxPairs,
): Promise<{ medianMs: number; provenMs: number }> {
  const differences: number[] = []
  let [low, high] = toInterval(differences)
  for (let pair = 0; pair < warmUpPairs + pairs; pair += 1) {
    const [first, second] = pair % 2 === 0 ? [known, unknown] : [unknown, known]
    const firstMs = await readTime(first)
    const secondMs = await readTime(second)
    if (pair < warmUpPairs) continue
    differences.push(pair % 2 === 0 ? firstMs - secondMs : secondMs - firstMs)
    if (differences.length % minPairs === 0) [low, high] = toInterval(differences)
    if (high - low < tolerableMs) break
  }
  const medianMs = median(differences)
  return { medianMs, provenMs: low > 0 || high < 0 ? Math.abs(medianMs) : 0 }
}
