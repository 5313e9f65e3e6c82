import { describe, expect, test } from 'vitest'
import { corsHeaders } from '#gateway/server/guard/cors.ts'
import { pagePolicy, securityHeaders } from '#gateway/server/guard/headers.ts'

describe('every response', () => {
  test('runs no content in a browser, and is never framed', () => {
    expect(securityHeaders({ isSecure: false })).toEqual({
      'content-security-policy':
        "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    })
  })

  test('has HSTS over https', () => {
    const headers = securityHeaders({ isSecure: true })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })
})

describe('a page', () => {
  const toDirectives = (policy: string) =>
    Object.fromEntries(policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1)]))

  test('allows the scripts of the site alone', () => {
    const policy = toDirectives(pagePolicy({ isSecure: false }))
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'img-src': ["'self'", 'data:'],
    })
    for (const name of ['script-src', 'style-src', 'default-src', 'connect-src'])
      expect(policy[name]).not.toContain("'unsafe-inline'")
    expect(policy).not.toHaveProperty('upgrade-insecure-requests')
  })

  test('allows an inline script by the hash of its text', () => {
    const policy = toDirectives(pagePolicy({ isSecure: false, inlineScripts: ['alert(1)'] }))
    expect(policy['script-src']).toEqual(["'self'", "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"])
  })

  test('upgrades requests over https, and allows photographs of a CDN', () => {
    const page = { isSecure: true, imageOrigins: ['https://cdn.test'] }
    const policy = toDirectives(pagePolicy(page))
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://cdn.test'])
    expect(policy['upgrade-insecure-requests']).toEqual([])
  })
})

describe('the form of Stripe', () => {
  const policyWith = (hasStripe: boolean) => pagePolicy({ isSecure: true, hasStripe })

  test('runs where it is allowed: its scripts, its frames and its api', () => {
    const policy = policyWith(true)
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;")
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
    expect(policy).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
    )
  })

  test('is unknown to any other page', () => {
    expect(policyWith(false)).not.toMatch(/stripe|frame-src/)
  })
})

describe('pages of other sites', () => {
  const own = 'https://explora.test'
  const options = { publicOrigin: own, allowedOrigins: ['https://app.test', 'http://localhost:5173'] }

  test.each<[string, string | undefined]>([
    ['no page at all', undefined],
    ['a page of nobody', 'https://evil.test'],
    ['a sandboxed frame', 'null'],
    ['an address that begins alike', 'https://app.test.evil.test'],
    ['an address that ends alike', 'https://evilapp.test'],
    ['the same host over http', 'http://app.test'],
    ['the same host on another port', 'https://app.test:8443'],
    ['other letters', 'https://APP.test'],
    ['anything', '*'],
  ])('%s cannot read a response', (_case, origin) => {
    expect(corsHeaders({ origin }, options)).toEqual({ vary: 'Origin' })
  })

  test.each([...options.allowedOrigins])('%s reads, without cookies', (origin) => {
    const headers = corsHeaders({ origin }, options)
    expect(headers).toMatchObject({ vary: 'Origin', 'access-control-allow-origin': origin })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  })

  test('our own page reads a response with its cookie', () => {
    expect(corsHeaders({ origin: own }, options)).toMatchObject({
      'access-control-allow-origin': own,
      'access-control-allow-credentials': 'true',
    })
  })
})
