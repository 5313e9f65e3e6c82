import { expect, test } from 'vitest'
import { keptOfAll, withKept } from '#api/modules/quote/cancellation.domain.ts'

const line = (position: number, keptCents: number) => ({ position, priceCents: 500, keptCents })

test.each([
  [
    'nothing',
    { lines: [line(1, 150), line(2, 150)], totalCents: 300, refundCents: 700, balanceCents: 0 },
    0,
    [0, 0],
    0,
    1000,
    0,
  ],
  [
    'a part',
    { lines: [line(1, 150), line(2, 150)], totalCents: 300, refundCents: 700, balanceCents: 0 },
    200,
    [150, 50],
    200,
    800,
    0,
  ],
  [
    'all of it',
    { lines: [line(1, 150)], totalCents: 150, refundCents: 0, balanceCents: 50 },
    150,
    [150],
    150,
    0,
    50,
  ],
  [
    'less than is still due',
    { lines: [line(1, 150)], totalCents: 150, refundCents: 0, balanceCents: 50 },
    80,
    [80],
    80,
    20,
    0,
  ],
  [
    'nothing of one of two',
    { lines: [line(2, 150)], totalCents: 650, refundCents: 0, balanceCents: 350 },
    0,
    [0],
    500,
    0,
    200,
  ],
])('keeps %s of a policy', (_case, quote, keptCents, kept, totalCents, refundCents, balanceCents) => {
  const reduced = withKept(quote, keptCents)
  expect(reduced.lines.map((each) => each.keptCents)).toEqual(kept)
  expect(keptOfAll(reduced)).toBe(keptCents)
  expect([reduced.totalCents, reduced.refundCents, reduced.balanceCents]).toEqual([
    totalCents,
    refundCents,
    balanceCents,
  ])
})
