import { expect, test } from 'vitest'
import { newSecret } from '#api/modules/auth/secrets.ts'
import { loggedPath } from '#api/plugins/loggedPath.ts'

test.each([
  ['/api/v1/expeditions/balcons-de-la-vanoise?q=lea', '/api/v1/expeditions/balcons-de-la-vanoise'],
  ['/api/v1/users/newsletter/lea@example.test', '/api/v1/users/newsletter/***'],
  ['/api/v1/users/newsletter/lea%40example.test/', '/api/v1/users/newsletter/***/'],
  ['/api/v1/users/newsletter/lea%2540example.test', '/api/v1/users/newsletter/***'],
  [
    '/api/v1/expeditions/traversee-du-vercors-a-skis-en-pleine-ete-x',
    '/api/v1/expeditions/traversee-du-vercors-a-skis-en-pleine-ete-x',
  ],
  ['', ''],
])('%s is logged as %s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged)
})

test('a mailed secret is not logged', () => {
  expect(loggedPath(`/api/v1/newsletter/unsubscription/${newSecret()}`)).toBe(
    '/api/v1/newsletter/unsubscription/***',
  )
})
