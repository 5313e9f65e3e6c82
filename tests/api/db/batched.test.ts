import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { batched } from '#api/db/batched.ts'

type Statement = { keys: number[]; answer: () => void; fail: (error: Error) => void }

/** A look-up whose statements stay open until the test settles them. */
function openLookUp(toName: (key: number) => string = String) {
  const statements: Statement[] = []
  const find = batched((keys: number[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<Map<number, string>>()
    const known = keys.filter((key) => key < 1000)
    const answer = () => resolve(new Map(known.map((key) => [key, toName(key)])))
    statements.push({ keys, answer, fail: reject })
    return promise
  })
  return { find, statements }
}

test('fails the callers of a failed statement alone', async () => {
  const { find, statements } = openLookUp()
  const shared = Promise.allSettled([find(1), find(2)])
  await nextTurn()
  const later = find(3)
  await nextTurn()
  statements[0]?.fail(new Error('no database'))
  statements[1]?.answer()
  expect((await shared).map((outcome) => outcome.status)).toEqual(['rejected', 'rejected'])
  expect(await later).toBe('3')
})

test('shares one statement among the callers of a turn, with each key once', async () => {
  const { find, statements } = openLookUp()
  const answers = Promise.all([find(1), find(2), find(1), find(5000)])
  await nextTurn()
  expect(statements.map(({ keys }) => keys)).toEqual([[1, 2, 5000]])
  statements[0]?.answer()
  expect(await answers).toEqual(['1', '2', '1', undefined])
})

test('serves a caller during a statement by the next one', async () => {
  let name = 'before'
  const { find, statements } = openLookUp(() => name)
  const early = find(1)
  await nextTurn()
  statements[0]?.answer()
  name = 'after'
  const late = find(1)
  expect(await early).toBe('before')
  await nextTurn()
  expect(statements).toHaveLength(2)
  statements[1]?.answer()
  expect(await late).toBe('after')
})

test('runs at most two statements of thirty-two keys, and queues the rest', async () => {
  const { find, statements } = openLookUp()
  const answers = Promise.all(Array.from({ length: 100 }, (_, key) => find(key)))
  await nextTurn()
  expect(statements.map(({ keys }) => keys.length)).toEqual([32, 32])
  for (let settled = 0; settled < 4; settled++) {
    statements[settled]?.answer()
    await nextTurn()
  }
  expect(statements.map(({ keys }) => keys.length)).toEqual([32, 32, 32, 4])
  expect(await answers).toEqual(Array.from({ length: 100 }, (_, key) => String(key)))
})

test('continues after an idle period and after a failure', async () => {
  const { find, statements } = openLookUp()
  const failing = find(1).catch((error: Error) => error.message)
  await nextTurn()
  statements[0]?.fail(new Error('gone'))
  expect(await failing).toBe('gone')
  await nextTurn()
  const next = find(1)
  await nextTurn()
  statements[1]?.answer()
  expect(await next).toBe('1')
})
