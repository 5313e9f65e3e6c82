import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CallFacts,
  computeSettlement,
  isActive,
  leastTravellers,
  type Pledged,
  pledgeRefusal,
} from '#rules/pledges.ts'

const hourMs = 3_600_000
const start = new Date('2027-01-15T08:00:00Z')

type Step =
  | { kind: 'pledge'; places: number }
  | { kind: 'withdraw' | 'confirm'; which: number }
  | { kind: 'sell' | 'refund'; places: number }
  | { kind: 'wait'; hours: number }
  | { kind: 'cancel' }

const which = fc.nat(9)
const places = fc.integer({ min: 1, max: 6 })
const steps = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('pledge' as const), places }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constantFrom('withdraw' as const, 'confirm' as const), which }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constantFrom('sell' as const, 'refund' as const), places }),
    },
    {
      weight: 5,
      arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
  ),
  { maxLength: 40 },
)

const group = fc.record({
  capacity: fc.integer({ min: 1, max: 12 }),
  minimum: fc.integer({ min: 1, max: 10 }),
  daysOpen: fc.integer({ min: 1, max: 20 }),
})

type State = Pick<CallFacts, 'booked' | 'isConfirmed' | 'isCanceled' | 'callEndsAt' | 'nextCallAt'> & {
  now: Date
  pledges: Pledged[]
  mails: string[]
  calls: { begunAt: Date; endsAt: Date; ended?: Date }[]
}

/** A departure with plain counts, to which the steps of travellers and the worker apply. */
function world({ capacity, minimum, daysOpen }: { capacity: number; minimum: number; daysOpen: number }) {
  const closesAt = new Date(start.getTime() + daysOpen * 24 * hourMs)
  const state: State = {
    now: start,
    booked: 0,
    isConfirmed: false,
    isCanceled: false,
    callEndsAt: null,
    nextCallAt: null,
    pledges: [],
    mails: [],
    calls: [],
  }
  const held = () => sum(state.pledges.filter((pledge) => pledge.state === 'called'))
  const facts = () => ({
    ...state,
    capacity,
    minimum,
    closesAt,
    free: state.isCanceled ? 0 : capacity - state.booked - held(),
  })

  function book(count: number) {
    state.booked += count
    if (state.booked >= leastTravellers({ minimum, capacity })) state.isConfirmed = true
  }

  function settle() {
    const { moves, callEndsAt, nextCallAt, ended } = computeSettlement(facts(), state.pledges, state.now)
    for (const { id, to, calledUntil } of moves) {
      state.mails.push(`${id} ${to}`)
      state.pledges = state.pledges.map((one) => (one.id === id ? { ...one, state: to, calledUntil } : one))
    }
    if (callEndsAt && !state.callEndsAt) state.calls.push({ begunAt: state.now, endsAt: callEndsAt })
    const [call] = state.calls.slice(-1)
    if (!callEndsAt && state.callEndsAt && call) call.ended = state.now
    Object.assign(state, { callEndsAt, nextCallAt })
    return { moves, ended }
  }

  function change(step: Step) {
    if (step.kind === 'cancel') state.isCanceled = true
    if (step.kind === 'wait') state.now = new Date(state.now.getTime() + step.hours * hourMs)
    if (step.kind === 'sell' && step.places <= facts().free) book(step.places)
    if (step.kind === 'refund') state.booked -= Math.min(step.places, state.booked)
    if (step.kind === 'pledge') promise(step.places)
    if (step.kind === 'withdraw') move(step.which, 'withdrawn')
    if (step.kind === 'confirm') move(step.which, 'booked')
  }

  function promise(count: number) {
    if (pledgeRefusal(facts(), { activeCount: 0, lapses: [] }, state.now) || count > facts().free) return
    const id = `${state.pledges.length}`
    state.pledges = [...state.pledges, { id, places: count, state: 'pledged', calledUntil: null }]
  }

  function move(index: number, to: 'withdrawn' | 'booked') {
    const pledge = state.pledges[index]
    if (!pledge || !isActive(pledge) || (to === 'booked' && pledge.state !== 'called')) return
    state.pledges = state.pledges.with(index, { ...pledge, state: to })
    if (to === 'booked') book(pledge.places)
  }

  return { state, facts, held, settle, change }
}

const sum = (pledges: Pledged[]) => pledges.reduce((total, pledge) => total + pledge.places, 0)

/** Promises that the world breaks right after the worker has run. */
function* findBrokenRules({ state, facts, held, settle }: ReturnType<typeof world>) {
  const { capacity, closesAt } = facts()
  const active = state.pledges.filter(isActive)
  const called = active.filter((pledge) => pledge.state === 'called')
  if (state.booked + held() > capacity) yield 'sold a place twice'
  if (called.some(({ calledUntil }) => !calledUntil || calledUntil <= state.now)) yield 'called past its hour'
  if (called.some(({ calledUntil }) => calledUntil !== state.callEndsAt)) yield 'called by no call'
  if (active.length > 0 && (state.isCanceled || closesAt <= state.now))
    yield 'promises on a departure that is over'
  if (settle().moves.length > 0) yield 'a second run at the same instant has something to do'
  if (new Set(state.mails).size < state.mails.length) yield 'a mail twice'
  if (state.calls.some(({ endsAt }) => endsAt > closesAt)) yield 'a call too near the departure'
  const pauses = state.calls.slice(1).map(({ begunAt }, index) => {
    const former = state.calls[index]?.ended
    return former ? begunAt.getTime() - former.getTime() : 0
  })
  if (pauses.some((pause) => pause < 24 * hourMs)) yield 'two calls within 24 hours'
}

test('holds every promise through 2,000 sequences of travellers, sales, time and cancellations', () => {
  fc.assert(
    fc.property(group, steps, (departure, sequence) => {
      const one = world(departure)
      const broken = sequence.flatMap((step) => {
        one.change(step)
        one.settle()
        return [...findBrokenRules(one)]
      })
      expect(broken).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})
