import { describe, expect, test } from 'vitest'
import {
  ageLimits,
  ageOn,
  faultOfBirthDate,
  refusedField,
  toContact,
  toTravellers,
} from '#web/pages/booking/travellers.rules.ts'

test.each([
  ['1990-05-04', '2027-05-04', 37],
  ['1990-05-05', '2027-05-04', 36],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('a person born on %s is on %s %i years old', (birthDate, day, age) => {
  expect(ageOn(birthDate, day)).toBe(age)
})

describe('a birth date', () => {
  const adult = ageLimits(1, 2, 8)
  const child = ageLimits(2, 2, 8)

  test.each([
    ['empty', '', adult, 'MISSING'],
    ['in the future', '2027-03-11', adult, 'IMPOSSIBLE'],
    ['of another century', '1899-12-31', adult, 'IMPOSSIBLE'],
    ['of an adult', '2009-07-03', adult, undefined],
    ['of a person of age a day late', '2009-07-04', adult, 'TOO_YOUNG'],
    ['of a child', '2019-07-03', child, undefined],
    ['of a child who is too small', '2019-07-04', child, 'TOO_YOUNG'],
    ['of a grown child', '2009-07-03', child, 'TOO_OLD'],
    ['of a child for a day more', '2009-07-04', child, undefined],
  ])('%s gives %s', (_case, birthDate, limits, fault) => {
    expect(faultOfBirthDate(birthDate, limits, '2027-03-10', '2027-07-03')).toBe(fault)
  })

  test('is left to the service where the first day is unknown', () => {
    expect(faultOfBirthDate('2020-01-01', adult, '2027-03-10', null)).toBeUndefined()
  })
})

test('reads the travellers and the contact without blanks at the ends', () => {
  const read = (name: string) => ` ${name} `
  expect(toTravellers(read, 1)).toEqual([
    {
      firstName: 'travellers.0.firstName',
      lastName: 'travellers.0.lastName',
      birthDate: ' travellers.0.birthDate ',
    },
  ])
  expect(toContact(read)).toMatchObject({ phone: 'phone', country: 'country' })
})

test.each([
  ['contact.postcode', 'postcode'],
  ['travellers.0.firstName', 'travellers.0.firstName'],
  ['phone', 'phone'],
  [null, null],
])('the refused field %s is %s of the form', (field, name) => {
  expect(refusedField(field)).toBe(name)
})
