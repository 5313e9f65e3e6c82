import { expect, test } from 'vitest'
import { toChangeDocument } from '#api/modules/booking/booking.domain.ts'
import {
  agesFit,
  type ChangeInput,
  changedOrder,
  changeEntries,
  changeObstacle,
  soldPrices,
  toChange,
} from '#api/modules/booking/change.domain.ts'
import { testOrder } from '#tests/support/testOrder.ts'

const adult = { birthDate: '1990-05-04', priceCents: 500_00 }
const child = { birthDate: '2015-05-04', priceCents: 350_00 }
const prices = { adultCents: 500_00, childCents: 350_00 }
const move: ChangeInput = {
  today: '2027-03-10',
  changes: 0,
  from: { startOn: '2027-07-05', canceledAt: null, ...prices },
  to: { startOn: '2027-08-02', ...prices },
  people: [adult, adult],
  discountPercent: 0,
  totalCents: 1000_00,
  paidCents: 300_00,
  balanceDays: 30,
}
const dearer = { to: { startOn: '2027-08-02', adultCents: 600_00, childCents: 400_00 } }
const cheaper = { to: { startOn: '2027-08-02', adultCents: 400_00, childCents: 300_00 } }
const paid = { paidCents: 1000_00 }
type Amounts = [fee: number, difference: number, refund: number, balance: number]

test.each<[string, Partial<ChangeInput>, Amounts]>([
  ['the first change', {}, [0, 0, 0, 700]],
  ['45 days before', { today: '2027-05-21' }, [0, 0, 0, 700]],
  ['44 days before', { today: '2027-05-22' }, [100, 0, 0, 800]],
  ['on the eve', { today: '2027-07-04', ...paid }, [100, 0, 0, 100]],
  ['a second change', { changes: 1, ...paid }, [100, 0, 0, 100]],
  [
    'from a departure that the agency cancels',
    { changes: 1, from: { ...move.from, canceledAt: new Date(0) }, ...paid },
    [0, 0, 0, 0],
  ],
  ['to a dearer departure', { ...dearer, ...paid }, [0, 200, 0, 200]],
  ['to a cheaper one with all paid', { ...cheaper, ...paid }, [0, -200, 200, 0]],
  ['to a cheaper one with the deposit paid', cheaper, [0, -200, 0, 500]],
  ['to a cheaper one, with a fee', { ...cheaper, changes: 1, ...paid }, [100, -200, 100, 0]],
  ['of an adult and a child', { ...dearer, people: [adult, child] }, [0, 150, 0, 850]],
  [
    'of a child that is an adult by then',
    { people: [{ birthDate: '2009-07-20', priceCents: 350_00 }] },
    [0, 150, 0, 850],
  ],
  ['to a dearer departure, with 10 % off', { ...dearer, ...paid, discountPercent: 10 }, [0, 180, 0, 180]],
  ['to a cheaper one, with 10 % off', { ...cheaper, ...paid, discountPercent: 10 }, [0, -180, 180, 0]],
  ['to one of the same price, with 10 % off', { ...paid, discountPercent: 10 }, [0, 0, 0, 0]],
  [
    'of a difference of 105 €, with 10 % off',
    {
      ...paid,
      to: { startOn: '2027-08-02', adultCents: 605_00, childCents: 0 },
      people: [adult],
      discountPercent: 10,
    },
    [0, 94.5, 0, 94.5],
  ],
  ['of a fee, which no percentage lowers', { ...paid, changes: 1, discountPercent: 10 }, [100, 0, 0, 100]],
  [
    'of a traveller with options and a fixed discount',
    { ...dearer, people: [{ ...adult, priceCents: 523_00 }] },
    [0, 100, 0, 800],
  ],
  [
    'of a discount above the new price',
    { ...cheaper, people: [{ ...adult, priceCents: 30_00 }] },
    [0, -30, 0, 670],
  ],
  [
    'of a traveller without birth date',
    { ...dearer, people: [{ ...adult, birthDate: null }] },
    [0, 100, 0, 800],
  ],
])('prices %s', (_name, changes, amounts) => {
  const { feeCents, differenceCents, refundCents, balanceCents } = toChange({ ...move, ...changes })
  expect([feeCents, differenceCents, refundCents, balanceCents]).toEqual(amounts.map((euros) => euros * 100))
})

const left = { now: new Date(`${move.today}T10:00:00Z`), keptPercent: 0, isByAgency: false }

test.each([
  ['2027-08-02', '2027-07-03'],
  ['2027-04-09', '2027-03-10'],
  ['2027-03-20', '2027-03-10'],
])('makes the balance of a departure on %s due on %s', (startOn, dueOn) => {
  expect(toChange({ ...move, to: { startOn, ...prices } }).balanceDueOn).toBe(dueOn)
  const order = changedOrder(testOrder(1), { id: 2, startOn, ...prices }, left)
  expect(order).toMatchObject({ departureId: 2, startOn, unitPrices: prices, quote: { balanceDueOn: dueOn } })
})

const canceledAt = new Date(0)
const booked = { order: testOrder(1), canceledAt: null }
test.each([
  ['a reservation on the eve', {}, booked, undefined],
  ['one on its first day', { startOn: '2027-03-10' }, booked, 'TOO_LATE'],
  ['one whose departure is canceled and over', { startOn: '2027-03-01', canceledAt }, booked, undefined],
  ['a canceled one', {}, { ...booked, canceledAt }, 'RESERVATION_CLOSED'],
  ['one made by phone', {}, { ...booked, order: null }, 'RESERVATION_CLOSED'],
])('decides whether %s may move', (_name, departure, reservation, expected) => {
  const from = { startOn: '2027-03-11', canceledAt: null, ...departure }
  expect(changeObstacle(from, reservation, '2027-03-10')).toBe(expected)
})

test.each([
  ['an adult on an adult trip', '1990-05-04', null, true],
  ['a child of the age', '2015-08-02', 12, true],
  ['a child that is too young by a day', '2015-08-03', 12, false],
  ['a child on an adult trip', '2015-08-02', null, false],
  ['an unknown age', null, 12, true],
])('checks %s', (_name, birthDate, ageMinChild, expected) => {
  expect(agesFit([{ birthDate }], '2027-08-02', ageMinChild)).toBe(expected)
})

test('gives the first price back by the change to a departure and the one back', () => {
  const there = toChange({ ...move, ...dearer, discountPercent: 15, people: [adult, child] })
  const back = toChange({
    ...move,
    discountPercent: 15,
    from: { ...move.from, ...dearer.to },
    people: [adult, child].map((person, index) => ({ ...person, priceCents: there.pricesCents[index] ?? 0 })),
  })
  expect(back.pricesCents).toEqual([500_00, 350_00])
})

test('reads the prices of the quote, then those of the last change', () => {
  const order = testOrder(1)
  expect(soldPrices(order)).toEqual({ adultCents: 500_00, childCents: 500_00 })
  expect(soldPrices({ ...order, unitPrices: prices })).toEqual(prices)
})

test.each([
  ['nothing', 0, 0, [], undefined, []],
  ['a fee', 100_00, 0, [100_00, -100_00], 'invoice', [100_00]],
  ['a supplement', 0, 200_00, [200_00, -200_00], 'invoice', [200_00]],
  ['a reduction', 0, -200_00, [-200_00, 200_00], 'credit_note', [200_00]],
  ['a reduction with a fee', 100_00, -200_00, [-100_00, 200_00, -100_00], 'credit_note', [-100_00, 200_00]],
  ['a reduction of the fee', 100_00, -100_00, [100_00, -100_00], 'invoice', [100_00, -100_00]],
])('writes and bills %s', (_name, feeCents, differenceCents, posted, kind, billed) => {
  const amounts = changeEntries({ feeCents, differenceCents }, 'r').map(({ amountCents }) => amountCents)
  expect(amounts).toEqual(posted)
  expect(amounts.reduce((cents, amount) => cents + amount, 0)).toBe(0)
  const document = toChangeDocument({
    reference: 'EX-7K3Q9M',
    issuedOn: '2027-03-10',
    corrects: '2027-000001',
    customer: { name: 'Ana Le Goff', address: [] },
    trip: { name: 'Vanoise', startOn: '2027-08-02', endOn: '2027-08-07', travellers: [] },
    quote: { feeCents, differenceCents, balanceCents: 0, balanceDueOn: '2027-07-03' },
  })
  expect(document?.kind).toBe(kind)
  const lines = document?.lines.map(({ amountCents }) => amountCents) ?? []
  expect(lines).toEqual(billed)
  expect(lines.reduce((cents, amount) => cents + amount, 0)).toBe(document?.totalCents ?? 0)
})

const pledged = { ...testOrder(1).policy, callEndsAt: '2027-03-01T22:00:00.000Z' }
const until = '2027-04-09T10:00:00.000Z'
test.each([
  ['ends the free cancellation of a pledge', {}, testOrder(1).policy],
  [
    'keeps what the former date would have kept for 30 days',
    { keptPercent: 50 },
    { ...testOrder(1).policy, floor: { keptPercent: 50, until } },
  ],
  ['leaves the policy as it is where the agency cancels the departure', { isByAgency: true }, pledged],
])('a change of date %s', (_name, changes, policy) => {
  const order = { ...testOrder(1), policy: pledged }
  const changed = changedOrder(order, { id: 2, startOn: '2027-08-02', ...prices }, { ...left, ...changes })
  expect(changed.policy).toEqual(policy)
})
