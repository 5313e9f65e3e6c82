import { expect, test } from 'vitest'
import {
  amountToPay,
  isAutomatic,
  type Part,
  paidByHand,
  refused,
  reopened,
  shared,
} from '#api/modules/instalments/instalments.domain.ts'

const part = (position: number, changes: Partial<Part> = {}): Part => ({
  reservationId: 'r',
  position,
  dueOn: position === 2 ? '2027-04-21' : '2027-06-03',
  amountCents: 833_00,
  paymentId: null,
  state: 'to_come',
  attempts: 0,
  chargeOn: position === 2 ? '2027-04-21' : '2027-06-03',
  ...changes,
})
const late = (position: number, chargeOn: string | null = null) =>
  part(position, { state: 'late', attempts: chargeOn ? 1 : 2, chargeOn })
const charging = part(2, { state: 'charging', chargeOn: null })
const paid = part(2, { state: 'paid', chargeOn: null })

const brief = (parts: Part[]) =>
  parts.map(({ position, state, amountCents, chargeOn }) => [position, state, amountCents / 100, chargeOn])

test.each<[string, Part[], number]>([
  ['all that is due without instalments', [], 1666],
  ['all that is due while the card has refused nothing', [part(2), part(3)], 1666],
  ['the refused part alone', [late(2, '2027-04-24'), part(3)], 833],
  ['both refused parts', [late(2), late(3)], 1666],
])('asks a payment by hand for %s', (_case, parts, euros) => {
  expect(amountToPay(1666_00, parts)).toBe(euros * 100)
})

test('never asks for more than is due', () => {
  expect(amountToPay(500_00, [late(2), part(3)])).toBe(500_00)
})

test.each<[string, Part[], boolean]>([
  ['parts to come', [part(2), part(3)], true],
  ['a charge under way', [charging, part(3)], true],
  ['a second charge to come', [late(2, '2027-04-24'), part(3)], true],
  ['a part refused for good', [late(2), part(3)], false],
  ['no instalments', [], false],
  ['nothing left to pay', [paid, part(3, { state: 'canceled', chargeOn: null })], false],
])('is automatic: %s', (_case, parts, is) => {
  expect(isAutomatic(parts)).toBe(is)
})

test('repeats a refused charge once, three days later', () => {
  const first = refused(part(2, { attempts: 1, chargeOn: null }), '2027-04-21')
  expect(first).toMatchObject({ state: 'late', chargeOn: '2027-04-24' })
  expect(refused({ ...first, attempts: 2 }, '2027-04-24')).toMatchObject({ state: 'late', chargeOn: null })
})

test('charges again later where a charge was closed before the bank decided', () => {
  const first = { ...charging, attempts: 1 }
  expect(reopened(first, '2027-04-21')).toMatchObject({
    state: 'to_come',
    attempts: 0,
    chargeOn: '2027-04-24',
  })
  expect(reopened({ ...first, attempts: 2 }, '2027-04-24')).toMatchObject({ state: 'late', attempts: 1 })
})

test.each<[string, Part[], number, unknown[]]>([
  [
    'all parts',
    [part(2), part(3)],
    1666,
    [
      [2, 'paid', 833, null],
      [3, 'paid', 833, null],
    ],
  ],
  ['the refused one first', [part(2), late(3)], 833, [[3, 'paid', 833, null]]],
  [
    'a part of a part',
    [part(2), part(3)],
    900,
    [
      [2, 'paid', 833, null],
      [3, 'to_come', 766, '2027-06-03'],
    ],
  ],
  ['none that is being charged', [charging, part(3)], 833, [[3, 'paid', 833, null]]],
  ['nothing', [part(2)], 0, []],
])('is paid by hand: %s', (_case, parts, euros, expected) => {
  expect(brief(paidByHand(parts, euros * 100))).toEqual(expected)
})

test.each<[string, Part[], number, unknown[]]>([
  [
    'equal parts of a lower balance',
    [part(2), part(3)],
    50001,
    [
      [2, 'to_come', 250.01, '2027-04-21'],
      [3, 'to_come', 250, '2027-06-03'],
    ],
  ],
  ['the last part alone', [paid, part(3)], 50000, [[3, 'to_come', 500, '2027-06-03']]],
  ['what a charge under way leaves', [charging, part(3)], 100000, [[3, 'to_come', 167, '2027-06-03']]],
  [
    'nothing once nothing is due',
    [part(2), part(3)],
    0,
    [
      [2, 'canceled', 833, null],
      [3, 'canceled', 833, null],
    ],
  ],
  [
    'a refused part, which stays by hand',
    [late(2), part(3)],
    80000,
    [
      [2, 'late', 400, null],
      [3, 'to_come', 400, '2027-06-03'],
    ],
  ],
])('shares what is due: %s', (_case, parts, cents, expected) => {
  expect(brief(shared(parts, cents))).toEqual(expected)
})

test.each<[string, Part[], string, unknown[]]>([
  [
    'two parts',
    [part(2), part(3)],
    '2027-08-02',
    [
      [2, 'to_come', 833, '2027-05-17'],
      [3, 'to_come', 833, '2027-08-02'],
    ],
  ],
  ['the last part', [paid, part(3)], '2027-08-02', [[3, 'to_come', 1666, '2027-08-02']]],
  [
    'a balance due at once, paid by hand',
    [part(2), part(3)],
    '2027-03-01',
    [
      [2, 'canceled', 833, null],
      [3, 'canceled', 833, null],
    ],
  ],
  [
    'beside a refused part',
    [late(2), part(3)],
    '2027-08-02',
    [
      [2, 'late', 833, null],
      [3, 'to_come', 833, '2027-08-02'],
    ],
  ],
])('moves with the departure: %s', (_case, parts, balanceDueOn, expected) => {
  expect(brief(shared(parts, 1666_00, { today: '2027-03-01', balanceDueOn }))).toEqual(expected)
})
