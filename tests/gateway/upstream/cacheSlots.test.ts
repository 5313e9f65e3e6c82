import { expect, test } from 'vitest'
import type { CacheEntry } from '#gateway/upstream/cacheEntry.ts'
import { createCacheSlots } from '#gateway/upstream/cacheSlots.ts'

const maxBytes = 100_000

const entryOf = (bytes: number): CacheEntry => ({
  status: 200,
  body: {},
  bytes,
  etag: undefined,
  freshUntil: 0,
  revalidateUntil: 0,
  staleUntil: 0,
})

test('one answer does not push out all the others', () => {
  const places = createCacheSlots(maxBytes)
  const large = places.of('/large')
  places.keep(large, entryOf(maxBytes / 2))
  expect(large.entry).toBeUndefined()
})

test('what is forgotten while it is fetched is not kept', () => {
  const places = createCacheSlots(maxBytes)
  const place = places.of('/a')
  places.invalidate('/a')
  places.keep(place, entryOf(10))
  expect(place.entry).toBeUndefined()
  expect(places.holds(place)).toBe(false)
  expect(places.of('/a')).not.toBe(place)
})

test.each([
  ['answers', 1000],
  ['paths that strangers make up', 0],
])('however many %s come, they take no more than their share', (_, bytes) => {
  const places = createCacheSlots(maxBytes)
  for (let number = 0; number < 20_000; number++) {
    const place = places.of(`/expeditions/search?q=${number}`)
    if (bytes) places.keep(place, entryOf(bytes))
    expect(places.bytes()).toBeLessThanOrEqual(maxBytes)
  }
  expect(places.bytes()).toBeGreaterThan(maxBytes * 0.9)
})

test('what is read all the time stays', () => {
  const places = createCacheSlots(maxBytes)
  const hot = places.of('/featured')
  places.keep(hot, entryOf(1000))
  for (let number = 0; number < 1000; number++) {
    places.keep(places.of(`/expeditions/${number}`), entryOf(1000))
    expect(places.of('/featured')).toBe(hot)
  }
})

test('a new answer takes the room of the one before, and gives it back', () => {
  const places = createCacheSlots(maxBytes)
  const empty = places.bytes()
  const place = places.of('/a')
  for (const bytes of [5000, 10, 20_000]) places.keep(place, entryOf(bytes))
  expect(places.bytes()).toBeLessThan(21_000)
  places.invalidate('/a')
  expect(places.bytes()).toBe(empty)
})
