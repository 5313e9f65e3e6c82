import { expect, test } from 'vitest'
import { responseCache } from '#api/db/responseCache.ts'

/** Counts the reads of a response. */
function reader(json: string | undefined) {
  let reads = 0
  const read = async () => {
    reads++
    return json
  }
  return { read, reads: () => reads }
}

test('does not cache a missing response', async () => {
  const kept = responseCache(10_000)
  const missing = reader(undefined)
  expect(await kept('a', '1', missing.read)).toBeUndefined()
  expect(await kept('a', '1', missing.read)).toBeUndefined()
  expect(missing.reads()).toBe(2)
})

test('does not cache a failure', async () => {
  const kept = responseCache(10_000)
  await expect(kept('a', '1', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(String(await kept('a', '1', reader('{}').read))).toBe('{}')
})

test('caches a response from its second request, and reads it again after each change', async () => {
  const kept = responseCache(10_000)
  const first = reader('"premier départ à 9 h"')
  for (const _again of [1, 2, 3, 4])
    expect(String(await kept('a', '1', first.read))).toBe('"premier départ à 9 h"')
  expect(first.reads()).toBe(2)
  const second = reader('"second"')
  for (const _again of [1, 2, 3]) expect(String(await kept('a', '2', second.read))).toBe('"second"')
  expect(second.reads()).toBe(1)
})

test('evicts the least recently used response above the bound', async () => {
  const kept = responseCache(3 * 1300)
  const body = 'x'.repeat(1000)
  for (const key of ['a', 'a', 'b', 'b', 'c', 'c']) await kept(key, '1', reader(body).read)
  const again = reader(body)
  await kept('a', '1', again.read)
  for (const _again of [1, 2]) await kept('d', '1', reader(body).read)
  await kept('a', '1', again.read)
  expect(again.reads()).toBe(0)
  await kept('b', '1', again.read)
  expect(again.reads()).toBe(1)
})

test('does not evict a repeatedly requested response for one requested once', async () => {
  const kept = responseCache(10_000)
  const often = reader('x'.repeat(5000))
  for (const _again of [1, 2]) await kept('often', '1', often.read)
  for (const key of ['a', 'b', 'c', 'd']) await kept(key, '1', reader('x'.repeat(5000)).read)
  await kept('often', '1', often.read)
  expect(often.reads()).toBe(2)
})

test('counts empty responses against the bound', async () => {
  const kept = responseCache(10_000)
  const first = reader('')
  for (const _again of [1, 2]) await kept('first', '1', first.read)
  for (let key = 0; key < 100; key++) await kept(String(key), '1', reader('').read)
  await kept('first', '1', first.read)
  expect(first.reads()).toBe(3)
})

test('returns a response above the bound without caching it', async () => {
  const kept = responseCache(1000)
  const large = reader('x'.repeat(2000))
  expect(await kept('a', '1', large.read)).toHaveLength(2000)
  await kept('a', '1', large.read)
  expect(large.reads()).toBe(2)
})
