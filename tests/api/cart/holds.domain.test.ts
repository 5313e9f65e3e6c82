import { expect, test } from 'vitest'
import { type CartState, listProblems, toStep } from '#api/modules/cart/cart.domain.ts'
import {
  type Hold,
  isLive,
  isPaused,
  movedHold,
  payingHold,
  renewedHold,
} from '#api/modules/cart/holds.domain.ts'

const now = new Date('2027-03-10T10:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const hold = (minutes: number, isRenewed = false): Hold => ({
  places: 2,
  expiresAt: at(minutes),
  isRenewed,
  isLifted: false,
})

test.each([
  ['none', null, false],
  ['one that ends in a minute', hold(1), true],
  ['one that ends now', hold(0), false],
  ['one that ended', hold(-1), false],
])('treats as live: %s', (_case, input, expected) => {
  expect(isLive(input, now)).toBe(expected)
})

test.each([
  ['begins a full one', null, { minutes: 30, isRenewed: false }],
  ['begins again after expiry', hold(-5, true), { minutes: 30, isRenewed: false }],
  ['moves a live one without more time', hold(7), { minutes: 7, isRenewed: false }],
  ['preserves that it was renewed', hold(7, true), { minutes: 7, isRenewed: true }],
])('a change of the cart %s', (_case, input, { minutes, isRenewed }) => {
  expect(movedHold(input, 3, now)).toMatchObject({ places: 3, expiresAt: at(minutes), isRenewed })
})

test.each([
  ['renews a live one to a full one', hold(7), { minutes: 30, isRenewed: true }],
  ['renews only once', hold(7, true), { minutes: 7, isRenewed: true }],
  ['begins another after expiry', hold(-1, true), { minutes: 30, isRenewed: false }],
  ['begins one', null, { minutes: 30, isRenewed: false }],
])('a forward step %s', (_case, input, { minutes, isRenewed }) => {
  expect(renewedHold(input, 2, now)).toMatchObject({ places: 2, expiresAt: at(minutes), isRenewed })
})

test('continues a hold that the account gave up on this departure, with the time that it had left', () => {
  expect(movedHold(null, 3, now, hold(7, true))).toMatchObject({
    places: 3,
    expiresAt: at(7),
    isRenewed: true,
  })
  expect(movedHold(null, 3, now, hold(-60, true))).toMatchObject({ expiresAt: at(30), isRenewed: false })
})

test.each([
  ['without a former hold', null, false],
  ['while the former one is live', hold(1), false],
  ['at its end', hold(0), true],
  ['59 minutes after it', hold(-59), true],
  ['an hour after it', hold(-60), false],
])('an account waits %s: %s', (_case, turn, expected) => {
  expect(isPaused(turn, now)).toBe(expected)
})

test('a payment lifts a hold to fifteen minutes, once', () => {
  const lifted = payingHold(hold(2), now)
  expect(lifted).toMatchObject({ expiresAt: at(15), isLifted: true })
  expect(payingHold(lifted, at(10))).toEqual(lifted)
  expect(payingHold(hold(20), now)).toEqual(hold(20))
})

const departure = {
  startOn: '2027-06-01',
  capacity: 8,
  bookedCount: 2,
  groupMin: 4,
  confirmedAt: null,
  salesClosedAt: null,
  canceledAt: null,
  priceCents: 90_000,
  childPriceCents: null,
}
const cart: CartState = {
  travelersCount: 2,
  childrenCount: 0,
  unitPriceCents: 90_000,
  childPriceCents: null,
  departure,
  free: 6,
  isHeld: true,
  isBookingOpen: true,
  invalidCodes: [],
}
const dearer = { ...departure, priceCents: 95_000 }
const childDearer = { ...departure, childPriceCents: 75_000 }
const family = { childrenCount: 1, childPriceCents: 72_000 }

test.each<[string, Partial<CartState>, ReturnType<typeof listProblems>, number]>([
  ['nothing has changed', {}, [], 2],
  [
    'its departure is cancelled',
    { departure: { ...departure, canceledAt: now } },
    [{ kind: 'DepartureCanceled' }],
    1,
  ],
  [
    'its departure begins today',
    { departure: { ...departure, startOn: '2027-03-10' } },
    [{ kind: 'DepartureCanceled' }],
    1,
  ],
  [
    'one place is left for two',
    { free: 1, isHeld: false },
    [{ kind: 'InsufficientPlaces', available: 1 }],
    1,
  ],
  ['no place is left', { free: 0, isHeld: false }, [{ kind: 'InsufficientPlaces', available: 0 }], 1],
  ['the hold has expired, with room', { isHeld: false }, [{ kind: 'HoldExpired' }], 2],
  ['booking is closed: nothing is held', { isHeld: false, isBookingOpen: false }, [], 2],
  ['the price has risen', { departure: dearer }, [{ kind: 'PriceChanged', old: 900, new: 950 }], 1],
  [
    'the price has risen and places are short',
    { departure: dearer, free: 1, isHeld: false },
    [
      { kind: 'InsufficientPlaces', available: 1 },
      { kind: 'PriceChanged', old: 900, new: 950 },
    ],
    1,
  ],
  [
    "a child's price has risen",
    { ...family, departure: childDearer },
    [{ kind: 'PriceChanged', old: 720, new: 750 }],
    1,
  ],
  ["a child's price has risen, without children", { childPriceCents: 72_000, departure: childDearer }, [], 2],
  [
    'children pay the price of an adult, which has risen',
    { childrenCount: 2, departure: dearer },
    [{ kind: 'PriceChanged', old: 900, new: 950 }],
    1,
  ],
  [
    "an adult's price has risen, for children alone with their own",
    { ...family, childrenCount: 2, departure: { ...dearer, childPriceCents: 72_000 } },
    [],
    2,
  ],
  [
    'a code is not valid any more',
    { invalidCodes: ['BIENVENUE'] },
    [{ kind: 'CodeNoLongerValid', code: 'BIENVENUE' }],
    2,
  ],
])('reports problems of a cart when %s', (_case, changes, problems, step) => {
  const found = listProblems({ ...cart, ...changes }, '2027-03-10')
  expect(found).toEqual(problems)
  expect([toStep(found, false), toStep(found, true)]).toEqual([step, step === 1 ? 1 : 4])
})
