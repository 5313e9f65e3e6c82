// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays, today } from '#web/lib/format/days.ts'
import { noteContact, storedBook, storedBooks, writeStamp } from '#web/roadBook/device.ts'

const stores = new Map<string, Map<string, Response>>()
const unregister = vi.fn()

beforeEach(() => {
  vi.stubGlobal('caches', {
    keys: async () => [...stores.keys()],
    has: async (name: string) => stores.has(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, store)
      return { put: async (path: string, response: Response) => store.set(path, response) }
    },
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(path)?.clone(),
    delete: async (name: string) => stores.delete(name),
  })
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => ({ unregister }) } })
})
afterEach(() => {
  stores.clear()
  unregister.mockClear()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const stamp = (version: string, contactDaysAgo: number, id = 'r1') => ({
  id,
  name: 'Vanoise',
  startDate: addDays(today(), 10),
  endDate: addDays(today(), 15),
  version,
  savedOn: addDays(today(), -contactDaysAgo),
  contactOn: addDays(today(), -contactDaysAgo),
  validUntil: addDays(today(), 45),
})

test('deletes an expired former version, and leaves the newer one', async () => {
  await writeStamp(stamp('v1', 31))
  await writeStamp(stamp('v2', 0))
  expect((await storedBook('r1'))?.version).toBe('v2')
  expect([...stores.keys()]).toEqual(['carnet-r1-v2'])
  expect(unregister).not.toHaveBeenCalled()
})

test('notes a contact, and stores nothing of a road book that was erased meanwhile', async () => {
  await writeStamp(stamp('v1', 29))
  await noteContact(stamp('v1', 29))
  expect((await storedBook('r1'))?.contactOn).toBe(today())
  stores.clear()
  await noteContact(stamp('v1', 29))
  expect([...stores.keys()]).toEqual([])
})

test('has no road book where the browser blocks its caches', async () => {
  const keys = () => Promise.reject(new DOMException('insecure', 'SecurityError'))
  vi.stubGlobal('caches', { keys })
  expect(await storedBook('r1')).toBeUndefined()
})

test('removes the worker with the last road book', async () => {
  await writeStamp(stamp('v1', 31))
  expect(await storedBooks()).toEqual([])
  expect([...stores.keys()]).toEqual([])
  expect(unregister).toHaveBeenCalledOnce()
})
