import { expect, test } from 'vitest'
import { faultOfSubject } from '#tools/rules/commitSubjects.ts'

test.each([
  'gateway: drop foreign payloads on the Redis invalidation channel',
  'web: embed the map once it is opened',
  'ci: feed the lock file to the check',
])('accepts "%s"', (subject) => {
  expect(faultOfSubject(subject)).toBeUndefined()
})

test.each([
  ['what anybody says on the channel ends nothing', 'expected "part: verb object"'],
  ['kitchen: add a sink', 'expected "part: verb object"'],
  ['web: Add a sink', 'expected "part: verb object"'],
  ['web: added a sink', 'an imperative verb'],
  ['web: the sink is added', 'an imperative verb'],
  [`web: add ${'x'.repeat(70)}`, 'at most 72'],
])('refuses "%s"', (subject, fault) => {
  expect(faultOfSubject(subject)).toContain(fault)
})
