import { expect, test } from 'vitest'
import { safeRedirectPath, withAuthError } from '#api/modules/social/redirectPath.ts'

test.each([
  ['/', '/'],
  ['/expeditions', '/expeditions'],
  ['/expeditions?region=alpes-du-nord&page=2', '/expeditions?region=alpes-du-nord&page=2'],
  ['/expeditions/balcons-de-la-vanoise#avis', '/expeditions/balcons-de-la-vanoise#avis'],
  ['/react-front/aventures/themes/neige/laponie', '/react-front/aventures/themes/neige/laponie'],
  ['/expeditions?q=v%C3%A9lo%20%26%20train', '/expeditions?q=v%C3%A9lo%20%26%20train'],
  ['/expeditions?q=100%', '/expeditions?q=100%'],
  ['/expeditions?next=//evil.test', '/expeditions?next=//evil.test'],
  ['/aventures/thèmes', '/aventures/th%C3%A8mes'],
  ['/a/../mes-favoris', '/mes-favoris'],
  ['/a|b', '/a|b'],
  ['/evil.test', '/evil.test'],
  ['/@evil.test', '/@evil.test'],
  ['/authors', '/authors'],
  [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
])('redirects %s to %s', (value, path) => {
  expect(safeRedirectPath(value)).toBe(path)
})

test.each([
  undefined,
  null,
  42,
  {},
  ['/expeditions'],
  '',
  ' /expeditions',
  'expeditions',
  '?q=x',
  '#x',
  '.',
  '..//evil.test',
  'https://evil.test',
  'HTTPS://evil.test/',
  'https:evil.test',
  'https:/evil.test',
  'http://site.invalid/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '//evil.test/%2e%2e',
  '//site.invalid/',
  '/\\evil.test',
  '\\/evil.test',
  '\\\\evil.test',
  '/\\/evil.test',
  '/..//evil.test',
  '/../\\evil.test',
  '/.//evil.test',
  '/./\\evil.test',
  '/a/..//evil.test',
  '/a/b/../..//evil.test',
  '/a/../\\evil.test',
  '/%2e%2e//evil.test',
  '/%2E//evil.test',
  '/a/%2e%2e//evil.test',
  '/.%2e//evil.test',
  '/%2F/evil.test',
  '/%2f%2fevil.test',
  '/%2Fevil.test',
  '/%5Cevil.test',
  '/%5c%5cevil.test',
  '/%5C/evil.test',
  '/%252Fevil.test',
  '/%255Cevil.test',
  '/%25252Fevil.test',
  '/a/..%2F%2Fevil.test',
  '/a%2F..%2F..%2F%2Fevil.test',
  '/%2e%2e%2f/evil.test',
  '/%09/evil.test',
  '/%0D%0ALocation:%20https://evil.test',
  '/%00',
  '/%',
  '/%zz',
  '/%ff',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r\n/evil.test',
  '\t//evil.test',
  '/expeditions\u0000',
  '/expeditions\u0007',
  '/expeditions\u007f',
  '/expeditions\u0085',
  '/\u202Etset.live',
  '/\u2066evil',
  '/\u200F',
  '/\u061C',
  '/%E2%80%AEtset.live',
  '/%E2%81%A6evil',
  '/expeditions\ud800',
  `/${'a'.repeat(2048)}`,
  `/${'é'.repeat(1000)}`,
  '/auth',
  '/auth/google_oauth2',
  '/auth/facebook?redirect_url=/auth/facebook',
  '/AUTH/facebook',
  '/a/../auth/facebook',
  '/%61uth/facebook',
])('redirects %j to the home page', (input) => {
  expect(safeRedirectPath(input)).toBe('/')
})

test('never redirects to another site', () => {
  const parts = ['/', '\\', '.', '..', '%2f', '%5c', '%2e', '%25', 'evil.test', '@', ':', '?', '#', '\t', 'a']
  const site = 'https://explora.example.test'
  for (const one of parts)
    for (const two of parts)
      for (const three of parts)
        for (const four of parts) {
          const path = safeRedirectPath(`/${one}${two}${three}${four}`)
          expect(new URL(path, site).origin).toBe(site)
          expect(path).toMatch(/^\/(?![/\\])/)
        }
})

test.each([
  ['/', 'EMAIL_TAKEN', '/?auth_error=EMAIL_TAKEN'],
  ['/expeditions?page=2#x', 'PROVIDER_FAILED', '/expeditions?page=2&auth_error=PROVIDER_FAILED#x'],
  ['/?auth_error=FLOW_EXPIRED', 'PROVIDER_DENIED', '/?auth_error=PROVIDER_DENIED'],
  ['/expeditions?page=2', undefined, '/expeditions?page=2'],
  ['/expeditions?q=a%20b', undefined, '/expeditions?q=a%20b'],
  ['/expeditions?auth_error=FLOW_EXPIRED&page=2', undefined, '/expeditions?page=2'],
])('withAuthError: %s with %s is %s', (path, code, expected) => {
  expect(withAuthError(path, code)).toBe(expected)
})
