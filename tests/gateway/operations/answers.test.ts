import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { answerStore, encodedFor, tagOf } from '#gateway/operations/answers.ts'

const page = (word: string) =>
  Buffer.from(Array.from({ length: 1_000 }, (_, line) => `<p>${word} ${(line * 7919) % 1_009}</p>`).join(''))
const paths = new Set(['/expeditions'])

test('what is sent often is compressed better, and stays so when it is made anew and says the same', async () => {
  const store = answerStore(() => 0)
  const first = store.keep('/', store.begin(), page('one'), 30, paths)
  const quick = encodedFor(first, 'br').bytes
  for (let sent = 1; sent < 20; sent += 1) encodedFor(first, 'br')
  await vi.waitFor(() => expect(encodedFor(first, 'br').bytes).not.toBe(quick))
  const { bytes } = encodedFor(first, 'br')
  expect(bytes.length).toBeLessThan(quick.length)
  expect(brotliDecompressSync(bytes)).toEqual(page('one'))
  const again = store.keep('/', store.begin(), page('one'), 30, paths)
  expect(encodedFor(again, 'br').bytes).toBe(bytes)
  expect(tagOf(again)).toBe(tagOf(first))
  const other = store.keep('/', store.begin(), page('two'), 30, paths)
  expect(brotliDecompressSync(encodedFor(other, 'br').bytes)).toEqual(page('two'))
})
