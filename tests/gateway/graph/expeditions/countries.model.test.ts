import { expect, test } from 'vitest'
import { countryCode } from '#gateway/graph/expeditions/countries.model.ts'

test.each([
  ['Norvège', 'NO'],
  ['norvege', 'NO'],
  ['Royaume-Uni', 'GB'],
  ['Bosnie-Herzégovine', 'BA'],
  ['Grèce', 'GR'],
  ['Atlantide', ''],
  ['', ''],
])('finds the code of « %s »: « %s »', (name, code) => {
  expect(countryCode(name)).toBe(code)
})
