import { afterAll, vi } from 'vitest'

// A page imports its islands without waiting. One that is in flight at the end of a file would fail, and be
// shared as failed with the next file of the worker.
afterAll(() => vi.dynamicImportSettled())
