import { expect, test } from 'vitest'
import {
  barredUntil,
  type CallFacts,
  computeSettlement,
  isFreeToLeave,
  type Pledged,
  type PledgeState,
  pledgeRefusal,
} from '#rules/pledges.ts'

const at = (text: string) => new Date(`${text}Z`)
const now = at('2027-01-15T08:00')
const in48Hours = at('2027-01-17T08:00')
const past = at('2027-01-15T07:59')

/** Vanoise, 14 August 2027: four travellers are booked, five are needed. */
const vanoise: CallFacts = {
  capacity: 8,
  booked: 4,
  free: 4,
  minimum: 5,
  isConfirmed: false,
  isCanceled: false,
  closesAt: at('2027-07-31T22:00'),
  callEndsAt: null,
  nextCallAt: null,
}

const pledge = (id: string, places: number, state: PledgeState = 'pledged', calledUntil?: Date): Pledged => ({
  id,
  places,
  state,
  calledUntil: calledUntil ?? null,
})

type Case = [
  title: string,
  departure: Partial<CallFacts>,
  pledges: Pledged[],
  moves: Record<string, PledgeState>,
  call?: { callEndsAt?: Date | null; nextCallAt?: Date | null; ended?: 'confirmed' | 'short' | null },
]

test.each<Case>([
  ['no pledge leaves nothing due', {}, [], {}],
  [
    '4 booked and 1 promised make 5: a call',
    {},
    [pledge('a', 1)],
    { a: 'called' },
    { callEndsAt: in48Hours },
  ],
  [
    '0 booked and 2 + 1 promised lack one of 4',
    { booked: 0, minimum: 4 },
    [pledge('a', 2), pledge('b', 1)],
    {},
  ],
  [
    'one more makes 4',
    { booked: 0, minimum: 4 },
    [pledge('a', 2), pledge('b', 1), pledge('c', 1)],
    { a: 'called', b: 'called', c: 'called' },
    { callEndsAt: in48Hours },
  ],
  [
    'places go in the order of promise, past a pledge that does not fit',
    { free: 2 },
    [pledge('a', 3), pledge('b', 1), pledge('c', 1), pledge('d', 1)],
    { b: 'called', c: 'called' },
    { callEndsAt: in48Hours },
  ],
  ['held places leave too few for a call', { booked: 2, free: 2 }, [pledge('a', 3)], {}],
  [
    'a full group leaves below its minimum',
    { booked: 3, capacity: 4, free: 1 },
    [pledge('a', 1)],
    { a: 'called' },
    { callEndsAt: in48Hours },
  ],
  [
    'a call ends 14 days before the departure',
    { closesAt: at('2027-01-16T23:00') },
    [pledge('a', 1)],
    { a: 'called' },
    { callEndsAt: at('2027-01-16T23:00') },
  ],
  [
    'no call begins while another runs',
    { callEndsAt: in48Hours },
    [pledge('a', 1, 'called', in48Hours), pledge('b', 1)],
    {},
    { callEndsAt: in48Hours },
  ],
  [
    'no call begins within 24 h of one that fell short',
    { nextCallAt: in48Hours },
    [pledge('a', 1)],
    {},
    { nextCallAt: in48Hours },
  ],
  [
    'the next call begins at its hour',
    { nextCallAt: now },
    [pledge('a', 1)],
    { a: 'called' },
    { callEndsAt: in48Hours },
  ],
  [
    'a call without an answer lapses, and the next one waits for 24 h',
    { callEndsAt: now },
    [pledge('a', 1, 'called', now), pledge('b', 2)],
    { a: 'lapsed' },
    { callEndsAt: null, nextCallAt: at('2027-01-16T08:00'), ended: 'short' },
  ],
  [
    'a call ends with its last called pledge',
    { callEndsAt: in48Hours },
    [pledge('a', 1, 'withdrawn', in48Hours)],
    {},
    { callEndsAt: null, nextCallAt: at('2027-01-16T08:00'), ended: 'short' },
  ],
  [
    'a call ends confirmed',
    { callEndsAt: past, booked: 5, isConfirmed: true },
    [pledge('a', 1, 'booked', past), pledge('b', 1, 'called', past)],
    { b: 'lapsed' },
    { callEndsAt: null, ended: 'confirmed' },
  ],
  [
    'a confirmed departure releases promises and leaves the called ones their hour',
    { isConfirmed: true, callEndsAt: in48Hours },
    [pledge('a', 1), pledge('b', 1, 'called', in48Hours)],
    { a: 'released' },
    { callEndsAt: in48Hours },
  ],
  ['a sold-out departure voids', { isConfirmed: true, booked: 8, free: 0 }, [pledge('a', 1)], { a: 'void' }],
  [
    'a cancelled departure voids, and its call ends without a word',
    { isCanceled: true, callEndsAt: in48Hours },
    [pledge('a', 1), pledge('b', 1, 'called', in48Hours)],
    { a: 'void', b: 'void' },
    { callEndsAt: null, ended: null },
  ],
  ['a near departure voids', { closesAt: now }, [pledge('a', 1)], { a: 'void' }],
  [
    'a call cut short voids without a penalty',
    { closesAt: now, callEndsAt: now },
    [pledge('a', 1, 'called', now)],
    { a: 'void' },
    { callEndsAt: null, nextCallAt: at('2027-01-16T08:00'), ended: 'short' },
  ],
])('%s', (_, facts, pledges, expected, call = {}) => {
  const { moves, ...rest } = computeSettlement({ ...vanoise, ...facts }, pledges, now)
  expect(Object.fromEntries(moves.map(({ id, to }) => [id, to]))).toEqual(expected)
  expect(rest).toEqual({ callEndsAt: null, nextCallAt: null, ended: null, ...call })
  for (const { to, calledUntil } of moves) if (to === 'called') expect(calledUntil).toEqual(rest.callEndsAt)
})

const lapses = (...days: string[]) => days.map((day) => at(`${day}T12:00`))

test.each([
  ['a departure that lacks travellers', {}, {}, undefined],
  ['a third pledge', {}, { activeCount: 2 }, undefined],
  ['a fourth pledge', {}, { activeCount: 3 }, 'TOO_MANY'],
  ['two lapsed pledges', {}, { lapses: lapses('2026-03-01', '2026-09-01') }, 'TOO_MANY'],
  ['a departure that is confirmed', { isConfirmed: true }, {}, 'NOT_OPEN'],
  ['a departure that is cancelled', { isCanceled: true }, {}, 'NOT_OPEN'],
  ['a departure without a free place', { free: 0 }, {}, 'NOT_OPEN'],
  ['a departure that is too near', { closesAt: now }, {}, 'CLOSED'],
])('%s: %o %o', (_, facts, account, refusal) => {
  const full = { activeCount: 0, lapses: [], ...account }
  expect(pledgeRefusal({ ...vanoise, ...facts }, full, now)).toBe(refusal)
})

test.each([
  [[], undefined],
  [['2027-01-01'], undefined],
  [['2026-02-01', '2027-01-01'], '2027-07-01'],
  [['2025-12-31', '2027-01-01'], undefined],
  [['2025-01-01', '2026-02-01', '2027-01-01'], '2027-07-01'],
  [['2026-01-01', '2026-07-14'], undefined],
  [['2026-07-01', '2026-08-31'], '2027-02-28'],
])('lapses on %j bar until %s', (days, until) => {
  expect(barredUntil(lapses(...days), now)).toEqual(until && at(`${until}T12:00`))
})

test.each([
  ['2027-01-08T08:00', true, true],
  ['2027-01-08T07:59', true, false],
  ['2026-06-01T00:00', false, true],
])('a call that ended at %s, departure confirmed %s: free to leave %s', (end, isConfirmed, isFree) => {
  expect(isFreeToLeave(at(end), isConfirmed, now)).toBe(isFree)
})
