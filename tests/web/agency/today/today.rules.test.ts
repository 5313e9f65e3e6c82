import { expect, test } from 'vitest'
import { readFilter as readDepartureFilter } from '#web/agency/departures/departures.rules.ts'
import { getFilter as readReservationFilter } from '#web/agency/reservations/reservations.rules.ts'
import type { FailureRowFragment } from '#web/agency/today/Today.generated.ts'
import {
  computeAge,
  failureActions,
  failureName,
  kindsFor,
  listOfCard,
  pathOfFailure,
  pathOfRow,
  readKind,
  toMeasure,
} from '#web/agency/today/today.rules.ts'
import type { AgencyTodayKind, StaffPermission } from '#web/lib/graph/graph.generated.ts'

const readAt = '2027-03-10T09:00:00Z'

test.each<[AgencyTodayKind, string | null, string | null, string]>([
  ['UNCONFIRMED', '2027-03-11', null, 'demain'],
  ['NO_GUIDE', '2027-03-31', null, 'dans 21\u00a0jours'],
  ['OPTIONS_ENDING', null, '2027-03-10T13:05:00Z', 'finit le 10/03/2027 14:05'],
  ['OVERDUE', '2027-03-09', null, '1\u00a0jour de retard'],
  ['DUE_SOON', '2027-03-10', null, 'à payer aujourd’hui'],
  ['DUE_SOON', '2027-03-17', null, 'à payer le 17/03/2027'],
  ['QUESTIONS', null, '2027-03-07T09:00:00Z', 'depuis 3\u00a0jours'],
  ['REVIEWS', null, null, ''],
])('measures a row of %s of %s %s as « %s »', (kind, on, at, measure) => {
  expect(toMeasure(kind, { on, at }, readAt)).toBe(measure)
})

test.each([
  ['2027-03-10T08:30:00Z', 'à l’instant'],
  ['2027-03-10T08:00:00Z', 'depuis 1\u00a0heure'],
  ['2027-03-09T09:30:00Z', 'depuis 23\u00a0heures'],
  ['2027-03-09T09:00:00Z', 'depuis 1\u00a0jour'],
])('names the age of %s « %s »', (since, age) => {
  expect(computeAge(since, readAt)).toBe(age)
})

test.each<[AgencyTodayKind, object]>([
  ['UNCONFIRMED', { toDo: 'UNCONFIRMED' }],
  ['NO_GUIDE', { toDo: 'NO_GUIDE' }],
  ['HELD_UNPAID', { toDo: 'HELD_UNPAID' }],
])('leads from %s to departures of %o', (kind, filter) => {
  expect(readDepartureFilter(new URL(listOfCard[kind], 'https://x.test').searchParams)).toEqual(filter)
})

test.each<[AgencyTodayKind, object]>([
  ['OPTIONS_ENDING', { toDo: 'OPTIONS_ENDING' }],
  ['OVERDUE', { toDo: 'OVERDUE' }],
  ['DUE_SOON', { toDo: 'DUE_SOON' }],
])('leads from %s to reservations of %o', (kind, filter) => {
  expect(readReservationFilter(new URL(listOfCard[kind], 'https://x.test').searchParams)).toEqual(filter)
})

test.each<[AgencyTodayKind, string]>([
  ['UNCONFIRMED', '/departs/7'],
  ['HELD_UNPAID', '/departs/7'],
  ['OVERDUE', '/reservations/7'],
  ['QUESTIONS', '/messages'],
  ['REVIEWS', '/avis'],
])('leads from a row of %s to %s', (kind, path) => {
  expect(pathOfRow(kind, { id: '7' })).toBe(path)
})

type Failed = Pick<FailureRowFragment, 'kind' | 'state'>
test.each<[Failed['kind'], Failed['state'], string[], string[], string]>([
  ['MAIL', 'GIVEN_UP', ['retry', 'drop'], ['retry', 'drop'], 'Mail abandonné'],
  ['PAYMENT', 'REFUSED', [], [], 'Échéance refusée par la banque'],
  ['REFUND', 'FAILED', ['retry', 'settle'], [], 'Remboursement échoué'],
  ['REFUND', 'TO_SEND', ['settle'], [], 'Remboursement à envoyer'],
  ['REFUND', 'PENDING', [], [], 'Remboursement sans nouvelles'],
  ['REFUND', 'OWED', [], [], 'Trop-perçu à rendre'],
  ['JOB', 'FAILED', ['retry'], [], 'Annulation de départ inachevée'],
])('offers for %s %s %o with the permission, %o without', (kind, state, withMoney, without, name) => {
  expect(failureActions({ kind, state }, true)).toEqual(withMoney)
  expect(failureActions({ kind, state }, false)).toEqual(without)
  expect(failureName({ kind, state })).toBe(name)
})

const nowhere = { id: 'f1', kind: 'JOB', reservationId: null, departureId: null } as const
test.each([
  [{ reservationId: 'r1' }, '/reservations/r1'],
  [{ departureId: '12' }, '/departs/12'],
  [{ kind: 'WEBHOOK' } as const, '/reglages/webhooks/f1'],
  [{}, undefined],
])('leads from a failure of %o to %s', (of, path) => {
  expect(pathOfFailure({ ...nowhere, ...of })).toBe(path)
})

const staff = (permissions: StaffPermission[]) => ({ role: 'STAFF', permissions }) as const
test.each([
  ['an owner', { role: 'OWNER', permissions: [] } as const, 'MAIL PAYMENT REFUND JOB WEBHOOK'],
  ['staff with bookings', staff(['BOOKINGS']), 'MAIL PAYMENT REFUND JOB'],
  ['staff with money', staff(['MONEY']), 'PAYMENT REFUND JOB'],
])('offers %s the kinds of failures that they may read', (_who, me, kinds) => {
  expect(
    kindsFor(me)
      .map(([, kind]) => kind)
      .join(' '),
  ).toBe(kinds)
})

test.each([
  ['quoi=mails', 'MAIL'],
  ['quoi=taches', 'JOB'],
  ['quoi=constructor', undefined],
  ['', undefined],
])('reads the kind of « %s »', (query, kind) => {
  expect(readKind(new URLSearchParams(query))).toBe(kind)
})
