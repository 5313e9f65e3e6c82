import { expect, test } from 'vitest'
import { readFilter } from '#web/agency/audit/filter.rules.ts'
import { toName, toPermissions } from '#web/agency/staff/colleague.rules.ts'
import { acceptanceFields } from '#web/agency/staff/invitation.rules.ts'
import type { InvitationAcceptance, StaffPermission, StaffRole } from '#web/lib/graph/graph.generated.ts'

test.each<[string, object]>([
  ['', {}],
  ['q=claire', { text: 'claire' }],
  ['sujet=staff&du=2027-03-01&au=2027-03-31', { entity: 'staff', from: '2027-03-01', to: '2027-03-31' }],
  ['sujet=constructor&du=mars&au=', {}],
  ['after=abc', {}],
  ['sujet=staff&id=5d7c', { entity: 'staff', entityId: '5d7c' }],
  ['id=5d7c', {}],
])('reads the filter of the journal from ?%s', (query, filter) => {
  expect(readFilter(new URLSearchParams(query))).toEqual(filter)
})

test.each<[StaffRole, StaffPermission[], string]>([
  ['OWNER', [], 'Propriétaire'],
  ['STAFF', ['BOOKINGS', 'MESSAGES'], 'Réservations, Questions et avis'],
  ['STAFF', [], 'Lecture seule'],
])('names the rights of %s with %j', (role, permissions, words) => {
  expect(toPermissions({ role, permissions })).toBe(words)
})

test.each([
  [{ firstName: 'Claire', lastName: 'Vasseur' }, 'Claire Vasseur'],
  [{ firstName: null, lastName: null }, 'claire@example.test'],
])('names a person by %j', (names, shown) => {
  expect(toName({ ...names, email: 'claire@example.test' })).toBe(shown)
})

test.each<[InvitationAcceptance, string[]]>([
  ['NEW_ACCOUNT', ['firstName', 'lastName', 'password']],
  ['NEW_PASSWORD', ['password']],
  ['CONFIRM', []],
])('asks %s for %j', (acceptance, names) => {
  expect(acceptanceFields(acceptance).map(({ name }) => name)).toEqual(names)
})

test.each([
  ['onze lettre', 'Choisis au moins 12 caractères.'],
  ['douze lettre', undefined],
])('accepts the password of 12 characters: %s', (password, error) => {
  const [field] = acceptanceFields('NEW_PASSWORD')
  expect(field?.rule(password)).toBe(error)
})
