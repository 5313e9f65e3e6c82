import { expect, test } from 'vitest'
import {
  confirmationUrgency,
  legalDeadline,
  mostUrgent,
  openingHours,
  questionUrgency,
  refundDeadline,
  refundUrgency,
} from '#api/modules/agency/today/today.domain.ts'
import { supportHours } from '#api/modules/settings/settings.repository.ts'
import { defaultAgency } from '#schema/settings.ts'

const today = '2027-03-10'
const open = supportHours(defaultAgency)

test.each([
  ['2027-04-14', 'calm'],
  ['2027-04-08', 'calm'],
  ['2027-04-07', 'amber'],
  ['2027-04-01', 'amber'],
  ['2027-03-31', 'red'],
  ['2027-03-11', 'red'],
])('presses to confirm a departure of %s as %s', (startOn, urgency) => {
  expect(confirmationUrgency(startOn, today)).toBe(urgency)
})

test.each([
  ['2027-06-12', '2027-06-17', '2027-06-05'],
  ['2027-06-12', '2027-06-18', '2027-05-23'],
  ['2027-06-12', '2027-06-13', '2027-06-05'],
  ['2027-03-05', '2027-03-12', '2027-02-13'],
])('lets a trip from %s to %s be cancelled until %s', (startOn, endOn, deadline) => {
  expect(legalDeadline({ startOn, endOn })).toBe(deadline)
})

test.each([
  ['within a day', '2027-03-10T09:00:00Z', '2027-03-10T11:30:00Z', 2.5],
  ['from before the opening', '2027-03-10T05:00:00Z', '2027-03-10T09:00:00Z', 1],
  ['until after the closing', '2027-03-10T16:00:00Z', '2027-03-10T22:00:00Z', 1],
  ['over a night', '2027-03-10T16:00:00Z', '2027-03-11T09:00:00Z', 2],
  ['over a weekend', '2027-03-12T16:00:00Z', '2027-03-15T09:00:00Z', 2],
  ['on a Sunday', '2027-03-14T08:00:00Z', '2027-03-14T20:00:00Z', 0],
  ['over Easter Monday', '2027-03-27T08:00:00Z', '2027-03-30T07:00:00Z', 0],
  ['over the change to summer time', '2027-03-26T16:00:00Z', '2027-03-30T08:00:00Z', 2],
  ['between the same instants', '2027-03-10T09:00:00Z', '2027-03-10T09:00:00Z', 0],
  ['over years, up to the most', '2024-03-10T09:00:00Z', '2027-03-10T09:00:00Z', 24],
])('counts opening hours %s', (_, from, to, hours) => {
  expect(openingHours({ from: new Date(from), to: new Date(to), open }, 24)).toBeCloseTo(hours)
})

test.each([
  ['2027-03-10T08:00:00Z', '2027-03-12T13:59:00Z', 'calm'],
  ['2027-03-10T08:00:00Z', '2027-03-12T14:00:00Z', 'red'],
  ['2027-03-12T17:00:00Z', '2027-03-15T08:00:00Z', 'calm'],
])('presses to answer a question of %s at %s as %s', (askedAt, now, urgency) => {
  expect(questionUrgency(new Date(askedAt), new Date(now), open)).toBe(urgency)
})

test.each([
  ['2027-03-10', '2027-03-24', 'calm'],
  ['2027-03-03', '2027-03-17', 'amber'],
  ['2027-02-27', '2027-03-13', 'amber'],
  ['2027-02-26', '2027-03-12', 'red'],
  ['2027-01-01', '2027-01-15', 'red'],
])('wants money due since %s back by %s, which presses as %s', (since, deadline, urgency) => {
  expect(refundDeadline(since)).toBe(deadline)
  expect(refundUrgency(deadline, today)).toBe(urgency)
})

test('presses as the most urgent row, and not at all without one', () => {
  expect(mostUrgent([])).toBe('calm')
  expect(mostUrgent([{ urgency: 'calm' }, { urgency: 'red' }, { urgency: 'amber' }])).toBe('red')
})
