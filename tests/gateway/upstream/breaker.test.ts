import { expect, test } from 'vitest'
import { admit, type Breaker, type BreakerLimits, closedAt, settle } from '#gateway/upstream/breaker.ts'

const limits: BreakerLimits = {
  windowMs: 10_000,
  leastCalls: 20,
  failedShare: 0.5,
  failedInRow: 10,
  openMs: 5000,
}

const outcomes = { '.': 'succeeded', x: 'failed', '-': 'abandoned' } as const

/** Calls at intervals of `everyMs`: a letter is an outcome. */
function after(letters: string, everyMs = 1, from: Breaker = closedAt(0)): Breaker {
  let breaker = from
  let now = 0
  for (const letter of letters) {
    now += everyMs
    const admitted = admit(breaker, now)
    if (!admitted || !isOutcome(letter)) continue
    const call = { wasProbe: admitted.state === 'halfOpen', outcome: outcomes[letter] }
    breaker = settle(admitted, call, now, limits)
  }
  return breaker
}

const isOutcome = (letter: string): letter is keyof typeof outcomes => letter in outcomes

test.each([
  ['nine failures in a row', 'xxxxxxxxx', 'closed'],
  ['ten failures in a row', 'xxxxxxxxxx', 'open'],
  ['nine, a success, nine', 'xxxxxxxxx.xxxxxxxxx', 'closed'],
  ['calls that were abandoned', '-'.repeat(40), 'closed'],
  ['abandoned calls between ten failures', 'x-'.repeat(10), 'open'],
  ['half of nineteen calls', `${'x.'.repeat(9)}x`, 'closed'],
  ['half of twenty calls, the last one a failure', '.x'.repeat(10), 'open'],
  ['two of five', '..x.x'.repeat(20), 'closed'],
])('%s: %s becomes %s', (_, letters, state) => {
  expect(after(letters).state).toBe(state)
})

test('ignores calls older than the window', () => {
  expect(after('.x'.repeat(10), 1000).state).toBe('closed')
  expect(after('.x'.repeat(10), 400).state).toBe('open')
})

const open: Breaker = { state: 'open', until: 5000 }
const halfOpen: Breaker = { state: 'halfOpen' }

test.each([
  ['closed', closedAt(0), 0, 'closed'],
  ['open', open, 4999, undefined],
  ['open, its time over', open, 5000, 'halfOpen'],
  ['half open: one is trying already', halfOpen, 99_999, undefined],
])('admits or refuses a call when %s', (_, breaker, now, state) => {
  expect(admit(breaker, now)?.state).toBe(state)
})

const probe = { wasProbe: true }
const late = { wasProbe: false }

test.each([
  ['the one that tries succeeds', halfOpen, { ...probe, outcome: 'succeeded' }, closedAt(7000)],
  ['the one that tries fails', halfOpen, { ...probe, outcome: 'failed' }, { state: 'open', until: 12_000 }],
  [
    'the one that tries is abandoned',
    halfOpen,
    { ...probe, outcome: 'abandoned' },
    { state: 'open', until: 7000 },
  ],
  ['a late success while one tries', halfOpen, { ...late, outcome: 'succeeded' }, halfOpen],
  ['a late failure while one tries', halfOpen, { ...late, outcome: 'failed' }, halfOpen],
  ['a late success while open', open, { ...late, outcome: 'succeeded' }, open],
  ['a late failure while open', open, { ...late, outcome: 'failed' }, open],
] as const)('%s', (_, breaker, call, expected) => {
  expect(settle(breaker, call, 7000, limits)).toEqual(expected)
})
