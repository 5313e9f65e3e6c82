import { expect, test } from 'vitest'
import { openChannel, openMailbox } from '#gateway/graph/live/mailbox.ts'

type Step = ['put' | 'reads' | 'ends' | 'close' | 'return', ...number[]]
const ended = { done: true, value: undefined }
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

test.each<[string, Step[]]>([
  [
    'is read in order',
    [
      ['put', 1],
      ['put', 2],
      ['reads', 1, 2],
    ],
  ],
  ['has what was put before it was closed', [['put', 1], ['close'], ['put', 2], ['reads', 1], ['ends']]],
  ['ends for good', [['close'], ['ends'], ['ends']]],
  [
    'holds a hundred',
    [
      ['put', ...upTo(100)],
      ['reads', ...upTo(100)],
      ['put', 7],
      ['reads', 7],
    ],
  ],
  ['closes at one more', [['put', ...upTo(101)], ['put', 7], ['reads', ...upTo(100)], ['ends']]],
  ['is closed by whoever leaves', [['put', 1], ['return'], ['put', 2], ['reads', 1], ['ends']]],
])('a mailbox %s', async (_case, steps) => {
  let closed = 0
  const mailbox = openMailbox<number>(() => {
    closed += 1
  })
  for (const [what, ...events] of steps) {
    if (what === 'put') for (const event of events) mailbox.put(event)
    if (what === 'reads')
      for (const event of events) expect(await mailbox.next()).toEqual({ done: false, value: event })
    if (what === 'ends') expect(await mailbox.next()).toEqual(ended)
    if (what === 'close') mailbox.close()
    if (what === 'return') await mailbox.return?.()
  }
  mailbox.close()
  expect(closed).toBe(1)
})

test.each<[string, (mailbox: ReturnType<typeof openMailbox<number>>) => unknown, object]>([
  ['an event', (mailbox) => mailbox.put(1), { done: false, value: 1 }],
  ['the end', (mailbox) => mailbox.close(), ended],
  ['its own leave', (mailbox) => mailbox.return?.(), ended],
])('%s resolves a waiting subscriber', async (_case, happen, result) => {
  const mailbox = openMailbox<number>(() => undefined)
  const waiting = mailbox.next()
  await happen(mailbox)
  expect(await waiting).toEqual(result)
})

test('a channel publishes by key, counts its subscribers and is bounded', async () => {
  const channel = openChannel<string>(2)
  const [a, b] = [channel.follow(['1']), channel.follow(['2'])]
  expect([channel.count(), channel.isFull()]).toEqual([2, true])
  channel.publish('1', 'for one')
  channel.publish('3', 'without subscriber')
  expect(await a.next()).toEqual({ done: false, value: 'for one' })
  await a.return?.()
  await a.return?.()
  expect([channel.count(), channel.isFull()]).toEqual([1, false])
  channel.close()
  expect(await b.next()).toEqual(ended)
  expect(channel.count()).toBe(0)
})

test('a channel counts a subscriber to several keys once, and sends it the events of each', async () => {
  const channel = openChannel<string>(2)
  const [both, other] = [channel.follow(['1', '2']), channel.follow(['2'])]
  expect(channel.count()).toBe(2)
  channel.publish('1', 'of the first')
  channel.publish('2', 'of the second')
  for (const value of ['of the first', 'of the second'])
    expect(await both.next()).toEqual({ done: false, value })
  await both.return?.()
  expect(channel.count()).toBe(1)
  channel.publish('2', 'after one has left')
  expect((await other.next()).value).toBe('of the second')
  expect((await other.next()).value).toBe('after one has left')
})
