import { expect, test } from 'vitest'
import { faultsOfIdentity } from '#api/modules/reservations/identity.domain.ts'

const ana = { firstName: 'Ana', lastName: 'Le Goff', birthDate: '1990-05-04' }
const lou = { firstName: 'Lou', lastName: 'Le Goff', birthDate: '2015-05-04' }
const nobody = { firstName: null, lastName: null, birthDate: null }
const trip = { today: '2027-03-10', startOn: '2027-07-05', ageMinChild: 10 }
const early = '2027-06-28'
const late = '2027-06-29'

test.each([
  ['another adult', ana, { firstName: 'Léo', birthDate: '1985-01-02' }, {}, []],
  ['7 days before', ana, { firstName: 'Léo' }, { today: early }, []],
  ['6 days before', ana, { firstName: 'Léo' }, { today: late }, 'TOO_LATE'],
  ['the same name, 6 days before', ana, { firstName: 'Ana' }, { today: late }, []],
  ['a detail, 6 days before', ana, {}, { today: late }, []],
  ['missing names, 6 days before', nobody, ana, { today: late }, []],
  ['a name with a digit', ana, { lastName: 'R2D2' }, {}, ['last_name DOCUMENT_NAME']],
  ['a name that is cleared', ana, { firstName: null }, {}, ['first_name DOCUMENT_NAME']],
  ['a birth date that is cleared', ana, { birthDate: null }, {}, ['birth_date INVALID_BIRTH_DATE']],
  ['a birth date to come', ana, { birthDate: '2028-01-01' }, {}, ['birth_date INVALID_BIRTH_DATE']],
  ['a child in the place of an adult', ana, { birthDate: '2015-05-04' }, {}, ['birth_date AGE_NOT_ALLOWED']],
  ['an adult in the place of a child', lou, { birthDate: '1990-05-04' }, {}, ['birth_date AGE_NOT_ALLOWED']],
  ['another child', lou, { birthDate: '2016-05-04' }, {}, []],
  ['a child that is too young', lou, { birthDate: '2018-05-04' }, {}, ['birth_date AGE_NOT_ALLOWED']],
  ['a stored name that is too short', { ...ana, lastName: 'O' }, { firstName: 'Léo' }, {}, []],
])('checks %s', (_name, stored, changes, when, expected) => {
  const faults = faultsOfIdentity(stored, changes, { ...trip, ...when })
  expect(faults === 'TOO_LATE' ? faults : faults.map(({ field, code }) => `${field} ${code}`)).toEqual(
    expected,
  )
})
