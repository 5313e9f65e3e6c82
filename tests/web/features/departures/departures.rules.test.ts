import { describe, expect, test } from 'vitest'
import { departure } from '#tests/web/expedition/departure.ts'
import {
  findChosen,
  isBookable,
  listHighlights,
  listMonths,
  obstacleTo,
  partySizes,
  selectShown,
} from '#web/features/departures/departures.rules.ts'

const full = departure({ id: 'full', availableCount: 0, status: 'FULL' })
const canceled = departure({ id: 'canceled', availableCount: 4, status: 'CANCELED' })
const two = departure({ id: 'two', availableCount: 2 })

test.each([
  ['full', full, false],
  ['cancelled, whatever its places', canceled, false],
  ['open', two, true],
])('a departure that is %s', (_case, each, expected) => {
  expect(isBookable(each)).toBe(expected)
})

describe('the chosen departure', () => {
  test.each([
    ['nothing chosen: the next confirmed one that can be booked', undefined, 'two'],
    ['the one chosen', 'two', 'two'],
    ['the one chosen, though it has become full: nobody is moved silently', 'full', 'full'],
    ['one that is gone: the next confirmed one that can be booked', 'gone', 'two'],
  ])('%s', (_case, chosenId, expected) => {
    expect(findChosen([full, canceled, two], chosenId)?.id).toBe(expected)
  })

  test('selects none when none can be booked', () => {
    expect(findChosen([full, canceled], undefined)).toBeUndefined()
  })
})

test.each([
  [2, 1, [1, 2]],
  [2, 3, [1, 2, 3]],
  [0, 1, [1]],
])('%i places left, %i requested: allows %j', (availableCount, requested, expected) => {
  expect(partySizes({ availableCount, status: 'OPEN' }, requested)).toEqual(expected)
})

test('no party is larger than twenty', () => {
  expect(partySizes({ availableCount: 60, status: 'OPEN' }, 1)).toHaveLength(20)
})

test.each([
  [canceled, 1, 'CLOSED'],
  [full, 1, 'FULL'],
  [two, 3, 'TOO_FEW'],
  [two, 2, undefined],
])('reports the obstacle: %#', (each, travellers, expected) => {
  expect(obstacleTo(each, travellers)).toBe(expected)
})

const at = (id: string, startDate: string, price: number | null, changes = {}) =>
  departure({ id, startDate, price, ...changes })
const unsure = { isConfirmed: false, missingToConfirm: 2 }

describe('the highlights', () => {
  const shown = (highlights: ReturnType<typeof listHighlights>) =>
    highlights.map(({ reasons, departure: { id } }) => `${reasons.join('+')} ${id}`)

  test.each([
    ['no departure', [], []],
    ['all full', [full, canceled], []],
    ['one price: no cheapest', [at('a', '2027-05-01', 900), at('b', '2027-06-01', 900)], ['confirmed a']],
    [
      'confirmed before a nearer one that is not',
      [at('a', '2027-05-01', 900, unsure), at('b', '2027-06-01', 900)],
      ['confirmed b'],
    ],
    [
      'none confirmed: the next one by date',
      [at('b', '2027-06-01', 900, unsure), at('a', '2027-05-01', 900, unsure)],
      ['next a'],
    ],
    [
      'the cheapest, the first by date',
      [at('a', '2027-05-01', 950), at('c', '2027-07-01', 900), at('b', '2027-06-01', 900)],
      ['confirmed a', 'cheapest b'],
    ],
    ['both in one', [at('a', '2027-05-01', 800), at('b', '2027-06-01', 900)], ['confirmed+cheapest a']],
    ['prices that are missing', [at('a', '2027-05-01', null), at('b', '2027-06-01', 900)], ['confirmed a']],
    ['a full one is not the cheapest', [at('a', '2027-05-01', 900), { ...full, price: 1 }], ['confirmed a']],
  ])('%s', (_case, departures, expected) => {
    expect(shown(listHighlights(departures, undefined))).toEqual(expected)
  })

  test('the chosen one comes last, once', () => {
    const [first, other] = [at('a', '2027-05-01', 900), at('b', '2027-06-01', 900)]
    expect(shown(listHighlights([first, other], other))).toEqual(['confirmed a', 'chosen b'])
    expect(shown(listHighlights([first, other], first))).toEqual(['confirmed a'])
  })
})

describe('the months', () => {
  const departures = [
    at('c', '2027-06-20', 800, { availableCount: 0, status: 'FULL' }),
    at('a', '2027-05-01', 950),
    at('b', '2027-05-15', 900, unsure),
    at('d', '2027-07-01', 700, { status: 'CANCELED' }),
  ]

  test('count departures to come; price and confirmed ones are of those with places', () => {
    expect(listMonths(departures)).toEqual([
      { month: '2027-05', count: 2, confirmed: 1, price: 900 },
      { month: '2027-06', count: 1, confirmed: 0, price: null },
    ])
  })

  test.each([
    [undefined, false, ['c', 'a', 'b', 'd']],
    ['2027-05', false, ['a', 'b']],
    ['2027-05', true, ['a']],
    [undefined, true, ['a']],
    ['2028-01', false, []],
  ])('month %s, confirmed only %s: shows %j', (month, isConfirmedOnly, expected) => {
    expect(selectShown(departures, { month, isConfirmedOnly }).map(({ id }) => id)).toEqual(expected)
  })
})
