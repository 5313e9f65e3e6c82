import { vi } from 'vitest'

// Files share a worker, and with it what packages have loaded; the stores of our modules are new in each.
vi.resetModules()
