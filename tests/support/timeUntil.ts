import { vi } from 'vitest'

/**
 * Milliseconds until `check` passes. A test judges several of these times: other work of the machine delays some,
 * and a wait that ends at the bound itself fails with a read under way.
 */
export async function timeUntil(check: () => unknown): Promise<number> {
  const begunAt = performance.now()
  await vi.waitFor(check)
  return performance.now() - begunAt
}
