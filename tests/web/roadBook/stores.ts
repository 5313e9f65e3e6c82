import { vi } from 'vitest'
import { addDays, today } from '#web/lib/format/days.ts'

export const stores = new Map<string, Map<string, Response>>()
export const worker = { register: vi.fn(async () => undefined), unregister: vi.fn() }
export const storage = {
  estimate: async () => ({ quota: device.quota, usage: 0 }),
  persist: vi.fn(async () => true),
}
/** The room of the device, and whether another tab holds the lock. */
export const device = { quota: 1e9, isStoringElsewhere: false }

/** Caches, worker, storage and locks of a device, which happy-dom lacks. */
export function stubDevice(): void {
  const matched = (path: string, names: Iterable<string>) => {
    for (const name of names) {
      const found = stores.get(name)?.get(path)
      if (found) return found.clone()
    }
    return undefined
  }
  vi.stubGlobal('caches', {
    keys: async () => [...stores.keys()],
    has: async (name: string) => stores.has(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, store)
      return { put: async (path: string, response: Response) => store.set(path, response) }
    },
    match: async (path: string, options?: { cacheName: string }) =>
      matched(path, options ? [options.cacheName] : stores.keys()),
    delete: async (name: string) => stores.delete(name),
  })
  const { register, unregister } = worker
  const locks = {
    request: async (_name: string, { ifAvailable }: LockOptions, work: (lock: object | null) => unknown) =>
      work(ifAvailable && device.isStoringElsewhere ? null : {}),
  }
  const serviceWorker = { register, ready: Promise.resolve(), getRegistration: async () => ({ unregister }) }
  for (const [name, value] of Object.entries({ serviceWorker, storage, locks }))
    Object.defineProperty(navigator, name, { value, configurable: true })
}

export function clearDevice(): void {
  stores.clear()
  Object.assign(device, { quota: 1e9, isStoringElsewhere: false })
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  for (const name of ['serviceWorker', 'storage', 'locks']) Reflect.deleteProperty(navigator, name)
}

/** The facts of a stored version, last confirmed that many days ago. */
export const stamp = (version: string, contactDaysAgo: number, id = 'r1') => ({
  id,
  name: 'Vanoise',
  startDate: addDays(today(), 10),
  endDate: addDays(today(), 15),
  version,
  savedOn: addDays(today(), -contactDaysAgo),
  contactOn: addDays(today(), -contactDaysAgo),
  validUntil: addDays(today(), 45),
})
