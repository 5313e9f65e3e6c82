import { expect, test } from 'vitest'
import { dueReminder, isOverdue, type Owing } from '#api/modules/payments/reminders.domain.ts'
import { testTerms } from '#tests/support/testOrder.ts'

/** Departure on 12 June 2027: reminders on 28 April, 8 May and 13 May. */
const owing: Owing = {
  startOn: '2027-06-12',
  bookedOn: '2027-01-10',
  remindedOn: null,
  balanceCents: 749_00,
  isCanceled: false,
  isAutomatic: false,
  isRefused: false,
  terms: testTerms,
}

test.each<[string, Partial<Owing>, string, number | undefined]>([
  ['nothing 46 days before', {}, '2027-04-27', undefined],
  ['the first one 45 days before', {}, '2027-04-28', 45],
  ['the first one after an outage', {}, '2027-05-07', 45],
  ['none twice on one day', { remindedOn: '2027-04-28' }, '2027-04-28', undefined],
  ['none twice on the next day', { remindedOn: '2027-04-28' }, '2027-04-29', undefined],
  ['the second one 35 days before', { remindedOn: '2027-04-28' }, '2027-05-08', 35],
  ['the second one after a late first one', { remindedOn: '2027-05-07' }, '2027-05-08', 35],
  ['the last one 30 days before', { remindedOn: '2027-05-08' }, '2027-05-13', 30],
  ['the last one alone after a long outage', {}, '2027-05-20', 30],
  ['nothing after the last one', { remindedOn: '2027-05-13' }, '2027-05-14', undefined],
  [
    'nothing 44 days before to a booking of 45 days before',
    { bookedOn: '2027-04-28' },
    '2027-04-29',
    undefined,
  ],
  ['the second one to a booking of 40 days before', { bookedOn: '2027-05-03' }, '2027-05-08', 35],
  ['nothing at once to a booking of 33 days before', { bookedOn: '2027-05-10' }, '2027-05-10', undefined],
  ['the last one to a booking of 33 days before', { bookedOn: '2027-05-10' }, '2027-05-13', 30],
  ['nothing to a booking of the last day', { bookedOn: '2027-05-13' }, '2027-05-14', undefined],
  ['nothing on the day of the departure', {}, '2027-06-12', undefined],
  ['nothing without a balance', { balanceCents: 0 }, '2027-04-28', undefined],
  ['nothing where money is to be given back', { balanceCents: -10_00 }, '2027-04-28', undefined],
  ['nothing after a cancellation', { isCanceled: true }, '2027-04-28', undefined],
  ['nothing while a saved card pays', { isAutomatic: true }, '2027-04-28', undefined],
  [
    'the first one again after a change to a later departure',
    { startOn: '2027-08-12', remindedOn: '2027-05-13' },
    '2027-06-28',
    45,
  ],
])('sends %s', (_case, changes, today, expected) => {
  expect(dueReminder({ ...owing, ...changes }, today)).toBe(expected)
})

test.each<[Partial<Owing>, string, boolean]>([
  [{}, '2027-05-13', false],
  [{}, '2027-05-14', true],
  [{}, '2027-06-20', true],
  [{ balanceCents: 0 }, '2027-05-14', false],
  [{ isCanceled: true }, '2027-05-14', false],
  [{ isAutomatic: true }, '2027-05-14', false],
  [{ isRefused: true }, '2027-03-01', true],
])('reports %j on %s as overdue: %s', (changes, today, expected) => {
  expect(isOverdue({ ...owing, ...changes }, today)).toBe(expected)
})
