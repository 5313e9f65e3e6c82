import { expect, test } from 'vitest'
import {
  completeness,
  hasContacts,
  isUnderWay,
  type Participant,
  reservationStatus,
} from '#api/modules/reservations/reservations.domain.ts'

const empty: Participant = {
  firstName: null,
  lastName: null,
  birthDate: null,
  phone: null,
  emergencyContact: null,
  diet: null,
  shoeSize: null,
}
const complete: Participant = {
  firstName: 'Alix',
  lastName: 'Martin',
  birthDate: '1990-04-02',
  phone: '+33612345678',
  emergencyContact: 'Sam, +33698765432',
  diet: 'aucun',
  shoeSize: 41,
}
const expedition = { startOn: '2027-03-08', endOn: '2027-03-12', isCanceled: false }

test.each([
  ['2027-03-07', 'To come', false],
  ['2027-03-08', 'To come', true],
  ['2027-03-12', 'To come', true],
  ['2027-03-13', 'Passed', false],
])('reservationStatus on %s: %s', (today, status, underWay) => {
  expect(reservationStatus(expedition, today)).toBe(status)
  expect(isUnderWay(expedition, today)).toBe(underWay)
})

test.each(['2027-03-07', '2027-03-10', '2027-03-13'])('stays cancelled on %s', (today) => {
  expect(reservationStatus({ ...expedition, isCanceled: true }, today)).toBe('Canceled')
  expect(isUnderWay({ ...expedition, isCanceled: true }, today)).toBe(false)
})

test.each([
  ['no details', [empty], 1, 0],
  ['no row at all', [], 2, 0],
  ['everything for one of two', [complete], 2, 50],
  ['all but one of seven', [{ ...complete, diet: '' }], 1, 85],
  ['a blank field', [{ ...complete, phone: '  ' }], 1, 85],
  ['all but one of fourteen, never 100', [complete, { ...complete, shoeSize: null }], 2, 92],
  ['everything', [complete, complete], 2, 100],
  ['an extra participant is ignored', [empty, complete], 1, 0],
  ['no traveller', [], 0, 100],
])('completeness: %s', (_case, participants, travelersCount, expected) => {
  expect(completeness(participants, travelersCount)).toBe(expected)
})

test.each([
  ['2027-03-09', true],
  ['2027-04-09', true],
  ['2027-04-10', false],
])('a guide has the contacts of a departure that ended on 10 March 2027 on %s: %s', (today, isGiven) => {
  expect(hasContacts({ endOn: '2027-03-10' }, today)).toBe(isGiven)
})
