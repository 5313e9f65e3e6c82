/**
 * Divides a whole total by whole weights into whole parts, which add up to it. Largest remainders first, ties in
 * the listed order.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  const floors = weights.map((weight) => Math.floor((total * weight) / whole))
  const left = total - floors.reduce((sum, part) => sum + part, 0)
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (total * weight) % whole }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return floors.map((part, index) => part + (raised.has(index) ? 1 : 0))
}
