import { expect, test } from 'vitest'
import type { CacheEntry } from '#gateway/upstream/cacheEntry.ts'
import { createCacheSlots } from '#gateway/upstream/cacheSlots.ts'

const maxBytes = 100_000

const toEntry = (bytes: number): CacheEntry => ({
  status: 200,
  body: {},
  bytes,
  etag: undefined,
  begunAt: 0,
  freshUntil: 0,
  revalidateUntil: 0,
  staleUntil: 0,
})

test('does not evict all entries for one large response', () => {
  const slots = createCacheSlots(maxBytes)
  const large = slots.of('/large')
  slots.set(large, toEntry(maxBytes / 2))
  expect(large.entry).toBeUndefined()
})

test('does not cache a response invalidated during its request', () => {
  const slots = createCacheSlots(maxBytes)
  const slot = slots.of('/a')
  slots.invalidate('/a')
  slots.set(slot, toEntry(10))
  expect(slot.entry).toBeUndefined()
  expect(slots.holds(slot)).toBe(false)
  expect(slots.of('/a')).not.toBe(slot)
})

test.each([
  ['answers', 1000],
  ['paths that strangers make up', 0],
])('bounds the bytes of many %s', (_, bytes) => {
  const slots = createCacheSlots(maxBytes)
  for (let number = 0; number < 20_000; number++) {
    const slot = slots.of(`/expeditions/search?q=${number}`)
    if (bytes) slots.set(slot, toEntry(bytes))
    expect(slots.bytes()).toBeLessThanOrEqual(maxBytes)
  }
  expect(slots.bytes()).toBeGreaterThan(maxBytes * 0.9)
})

test('retains a slot that is read all the time', () => {
  const slots = createCacheSlots(maxBytes)
  const hot = slots.of('/featured')
  slots.set(hot, toEntry(1000))
  for (let number = 0; number < 1000; number++) {
    slots.set(slots.of(`/expeditions/${number}`), toEntry(1000))
    expect(slots.of('/featured')).toBe(hot)
  }
})

test('replaces the bytes of an entry by those of the new response', () => {
  const slots = createCacheSlots(maxBytes)
  const empty = slots.bytes()
  const slot = slots.of('/a')
  for (const bytes of [5000, 10, 20_000]) slots.set(slot, toEntry(bytes))
  expect(slots.bytes()).toBeLessThan(21_000)
  slots.invalidate('/a')
  expect(slots.bytes()).toBe(empty)
})
