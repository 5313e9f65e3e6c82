import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { encodedFor, payloadCache, toTag } from '#gateway/server/operations/payloadCache.ts'

const page = (word: string) =>
  Buffer.from(Array.from({ length: 1_000 }, (_, line) => `<p>${word} ${(line * 7919) % 1_009}</p>`).join(''))
const paths = new Set(['/expeditions'])

test('recompresses a frequent response, and reuses it when the rebuilt body is equal', async () => {
  const store = payloadCache(() => 0)
  const first = store.set('/', store.begin(), page('one'), 30, paths)
  const quick = encodedFor(first, 'br').bytes
  for (let sent = 1; sent < 5; sent += 1) encodedFor(first, 'br')
  await vi.waitFor(() => expect(encodedFor(first, 'br').bytes).not.toBe(quick))
  const { bytes } = encodedFor(first, 'br')
  expect(bytes.length).toBeLessThan(quick.length)
  expect(brotliDecompressSync(bytes)).toEqual(page('one'))
  const again = store.set('/', store.begin(), page('one'), 30, paths)
  expect(encodedFor(again, 'br').bytes).toBe(bytes)
  expect(toTag(again)).toBe(toTag(first))
  const other = store.set('/', store.begin(), page('two'), 30, paths)
  expect(brotliDecompressSync(encodedFor(other, 'br').bytes)).toEqual(page('two'))
})

describe('a request that began before an invalidation', () => {
  const answers = payloadCache(() => 0)
  const many = (count: number) => Array.from({ length: count }, (_, place) => `/expeditions/${place + 2}`)
  test.each([
    ['its own path', () => answers.invalidate(['/expeditions/1']), false],
    ['another', () => answers.invalidate(['/expeditions/2']), true],
    [
      'its own, then another',
      () => ['1', '2'].map((id) => answers.invalidate([`/expeditions/${id}`])),
      false,
    ],
    ['everything', () => answers.invalidate(), false],
    ['fewer than are remembered', () => answers.invalidate(many(9_000)), true],
    [
      'its own, then more than are remembered',
      () => ['1', 'x'].map((id) => answers.invalidate([`/expeditions/${id}`, ...many(10_000)])),
      false,
    ],
  ])('%s: cached only without that path', (what, invalidate, isCached) => {
    const begun = answers.begin()
    invalidate()
    answers.set(what, begun, Buffer.from('announced'), 60, new Set(['/themes', '/expeditions/1']))
    expect(answers.find(what) !== undefined).toBe(isCached)
  })
})

test('sends a response whose request began before an invalidation, without caching it', () => {
  const answers = payloadCache(() => 0)
  const begun = answers.begin()
  answers.invalidate(['/expeditions/1'])
  answers.set('key', begun, Buffer.from('old'), 60, new Set(['/expeditions/1']))
  expect(answers.find('key')).toBeUndefined()
  answers.set('key', answers.begin(), Buffer.from('new'), 60, new Set(['/expeditions/1']))
  expect(answers.find('key')?.body.toString()).toBe('new')
  answers.invalidate(['/expeditions/1/messages'])
  expect(answers.find('key')).toBeDefined()
  answers.invalidate(['/expeditions/1'])
  expect(answers.find('key')).toBeUndefined()
})
