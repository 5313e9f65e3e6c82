import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDevice, device, stamp, stores, stubDevice, worker } from '#tests/web/roadBook/stores.ts'
import { today } from '#web/lib/format/days.ts'
import { noteContact, storedBook, storedBooks, writeStamp } from '#web/roadBook/device.ts'

beforeEach(stubDevice)
afterEach(clearDevice)

test('deletes an expired former version, and leaves the newer one', async () => {
  await writeStamp(stamp('v1', 31))
  await writeStamp(stamp('v2', 0))
  expect((await storedBook('r1'))?.version).toBe('v2')
  expect([...stores.keys()]).toEqual(['carnet-r1-v2'])
  expect(worker.unregister).not.toHaveBeenCalled()
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
  expect(worker.unregister).toHaveBeenCalledOnce()
})

test('removes what a closed tab has left unfinished, and nothing while another tab stores', async () => {
  await writeStamp(stamp('v1', 0, 'r2'))
  stores.set('carnet-r1-v1', new Map([['/carnet/r1/carnet.json', new Response('{}')]]))
  device.isStoringElsewhere = true
  await storedBooks()
  expect([...stores.keys()]).toEqual(['carnet-r2-v1', 'carnet-r1-v1'])
  device.isStoringElsewhere = false
  expect((await storedBooks()).map(({ id }) => id)).toEqual(['r2'])
  expect([...stores.keys()]).toEqual(['carnet-r2-v1'])
})

test('removes the worker of an unfinished road book too', async () => {
  stores.set('carnet-r1-v1', new Map())
  expect(await storedBooks()).toEqual([])
  expect([...stores.keys()]).toEqual([])
  expect(worker.unregister).toHaveBeenCalledOnce()
})
