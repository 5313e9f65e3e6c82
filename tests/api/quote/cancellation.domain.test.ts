import { expect, test } from 'vitest'
import { type CancellationInput, toCancellation } from '#api/modules/quote/cancellation.domain.ts'
import { testTerms } from '#tests/support/testOrder.ts'

const booking: CancellationInput = {
  policy: testTerms.policy,
  bookedAt: new Date('2027-03-10T09:00:00Z'),
  now: new Date('2027-04-10T09:00:00Z'),
  startOn: '2027-07-03',
  isByAgency: false,
  isConfirmed: true,
  paidCents: 600_00,
  travellers: [
    { position: 1, priceCents: 1000_00 },
    { position: 2, priceCents: 1000_00 },
  ],
  canceled: [1, 2],
}
const paid = { paidCents: 2000_00 }
const on = (day: string) => ({ now: new Date(`${day}T10:00:00Z`) })
const called = (day: string) => ({
  policy: { ...testTerms.policy, callEndsAt: `${day}T09:00:00.000Z` },
})
type Case = [string, Partial<CancellationInput>, kept: number[], refund: number, balance: number]

test.each<Case>([
  ['within 48 hours', { now: new Date('2027-03-12T09:00:00Z') }, [0, 0], 600, 0],
  ['a second after 48 hours', { now: new Date('2027-03-12T09:00:01Z') }, [300, 300], 0, 0],
  [
    'within 48 hours, 30 days before',
    { bookedAt: new Date('2027-06-03T08:00:00Z'), ...on('2027-06-03'), ...paid },
    [500, 500],
    1000,
    0,
  ],
  ['with the deposit paid', {}, [300, 300], 0, 0],
  ['with all paid, 31 days before', { ...on('2027-06-02'), ...paid }, [300, 300], 1400, 0],
  ['30 days before', { ...on('2027-06-03'), ...paid }, [500, 500], 1000, 0],
  ['15 days before', { ...on('2027-06-18'), ...paid }, [500, 500], 1000, 0],
  ['14 days before', { ...on('2027-06-19'), ...paid }, [1000, 1000], 0, 0],
  ['on the first day', { ...on('2027-07-03'), ...paid }, [1000, 1000], 0, 0],
  [
    'in Paris already 30 days before',
    { now: new Date('2027-06-02T22:30:00Z'), ...paid },
    [500, 500],
    1000,
    0,
  ],
  ['half due with the deposit alone paid', { ...on('2027-06-10') }, [500, 500], 0, 400],
  ['by the agency, on the eve', { ...on('2027-07-02'), ...paid, isByAgency: true }, [0, 0], 2000, 0],
  ['one of two with the deposit paid', { canceled: [2] }, [300], 0, 700],
  ['one of two with all paid', { canceled: [2], ...paid }, [300], 700, 0],
  [
    'with an insurance, which stays',
    { otherCents: 80_00, ...paid, ...on('2027-06-02') },
    [300, 300],
    1320,
    0,
  ],
  [
    'by the agency with an insurance',
    { otherCents: 80_00, paidCents: 2080_00, isByAgency: true },
    [0, 0],
    2080,
    0,
  ],
  ['seven days after the call of a pledge', { ...called('2027-04-03'), ...paid }, [0, 0], 2000, 0],
  ['eight days after the call', { ...called('2027-04-02'), ...paid }, [300, 300], 1400, 0],
  [
    'long after a call that fell short',
    { ...called('2027-03-12'), isConfirmed: false, ...paid },
    [0, 0],
    2000,
    0,
  ],
  ['nobody', { canceled: [], ...paid }, [], 0, 0],
  [
    'an odd price',
    { travellers: [{ position: 1, priceCents: 333_33 }], canceled: [1], paidCents: 333_33 },
    [100],
    233.33,
    0,
  ],
])('prices a cancellation %s', (_case, changes, kept, refund, balance) => {
  const { lines, refundCents, balanceCents, totalCents } = toCancellation({ ...booking, ...changes })
  expect(lines.map(({ keptCents }) => keptCents / 100)).toEqual(kept)
  expect([refundCents / 100, balanceCents / 100]).toEqual([refund, balance])
  expect((changes.paidCents ?? booking.paidCents) - refundCents + balanceCents).toBe(totalCents)
})
