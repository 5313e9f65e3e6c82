/** Limits retries to a share of all calls: where everything fails, they would double the load. */
export function createRetryBudget(share: number, burst: number): { earn(): void; spend(): boolean } {
  let saved = burst
  return {
    earn() {
      saved = Math.min(burst, saved + share)
    },
    spend() {
      if (saved < 1) return false
      saved -= 1
      return true
    },
  }
}
