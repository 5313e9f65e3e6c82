import { expect, test } from 'vitest'
import { reviewMonths } from '#api/modules/reviews/submissions.domain.ts'

const trip = {
  startOn: '2027-02-27',
  endOn: '2027-03-03',
  isCanceled: false,
  isGuide: false,
  stage: 'booked' as const,
}

test.each([
  ['offers both months of a trip over the end of one', {}, '2027-03-04', ['2027-02', '2027-03']],
  ['offers the month of a trip within one', { startOn: '2027-03-01' }, '2027-03-04', ['2027-03']],
  ['offers none on the last day', {}, '2027-03-03', []],
  ['offers none before the departure', {}, '2027-01-01', []],
  ['offers none after a cancellation', { isCanceled: true }, '2027-03-04', []],
  ['offers none to the guide', { isGuide: true }, '2027-03-04', []],
  ['offers none for an option', { stage: 'option' as const }, '2027-03-04', []],
  ['offers none for an expired option', { stage: 'expired' as const }, '2027-03-04', []],
])('%s', (_, changes, today, months) => {
  expect(reviewMonths({ ...trip, ...changes }, today)).toEqual(months)
})
