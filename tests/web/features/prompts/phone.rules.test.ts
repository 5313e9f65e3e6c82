import { expect, test } from 'vitest'
import { readPhone } from '#schema/phone.ts'
import { asYouType, countryNamed, phoneCountries } from '#web/features/prompts/phone.rules.ts'

const countries = phoneCountries()

test('France comes first, the others by their French names', () => {
  expect(countries[0]).toEqual({ code: 'FR', name: 'France', label: 'France (+33)' })
  const names = countries.slice(1).map(({ name }) => name)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'fr')))
  expect(names).toContain('Norvège')
})

test.each([
  ['norvege', 'NO'],
  ['  Norvège ', 'NO'],
  ['Norvège (+47)', 'NO'],
  ['États-Unis', 'US'],
  ['etats-unis', 'US'],
  ['belg', 'BE'],
  ['norv', 'NO'],
  ['Répub', undefined],
  ['be', undefined],
  ['', undefined],
])('the country « %s » is %s', (typed, code) => {
  expect(countryNamed(countries, typed)?.code).toBe(code)
})

test.each([
  ['', 'FR', undefined],
  ['abc', 'FR', undefined],
  ['06 12 34 56 7', 'FR', undefined],
  ['0612345678; DROP TABLE', 'FR', undefined],
  [`06${'1'.repeat(249)}`, 'FR', undefined],
  ['+331', 'FR', undefined],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['06\u00a012\u202f34 56 78', 'FR', '+33612345678'],
  ['+47 406 12 345', 'FR', '+4740612345'],
  ['406 12 345', 'NO', '+4740612345'],
] as const)('« %s » in %s is %s', (typed, country, international) => {
  expect(readPhone(typed, country)).toBe(international)
})

test.each([
  ['0612', 'FR', '06 12'],
  ['+33612345678', 'FR', '+33 6 12 34 56 78'],
  ['40612345', 'NO', '40 61 23 45'],
] as const)('« %s » in %s is set as « %s »', (typed, country, written) => {
  expect(asYouType(typed, country)).toBe(written)
})
