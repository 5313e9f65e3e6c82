import { expect, test } from 'vitest'
import { expeditionsToCome } from '#web/features/account/accountMenu.rules.ts'

const reservation = {
  departureDate: '2027-05-02',
  isGuide: false,
  isUnderWay: false,
  dashboardCompleteness: 100,
  status: 'TO_COME' as const,
}

test.each([
  ['nothing is booked', [], { next: undefined, isToComplete: false }],
  ['one is to come', [reservation], { next: '2027-05-02', isToComplete: false }],
  [
    'the first of two',
    [reservation, { ...reservation, departureDate: '2027-01-02' }],
    { next: '2027-01-02', isToComplete: false },
  ],
  [
    'one is over and one is canceled',
    [
      { ...reservation, status: 'PASSED' as const },
      { ...reservation, status: 'CANCELED' as const, dashboardCompleteness: 0 },
    ],
    { next: undefined, isToComplete: false },
  ],
  ['one is under way', [{ ...reservation, isUnderWay: true }], { next: undefined, isToComplete: false }],
  [
    'a form is not filled',
    [{ ...reservation, dashboardCompleteness: 99 }],
    { next: '2027-05-02', isToComplete: true },
  ],
  [
    'the guide has no form to fill',
    [{ ...reservation, isGuide: true, dashboardCompleteness: 20 }],
    { next: '2027-05-02', isToComplete: false },
  ],
])('%s', (_name, reservations, reported) => {
  expect(expeditionsToCome(reservations)).toEqual(reported)
})
