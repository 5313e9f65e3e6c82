import { describe, expect, test } from 'vitest'
import { readCredentials, refuseChange, refuseCredentials } from '#gateway/server/guard/credentials.ts'

const site = 'https://explora.test'

describe('credentials', () => {
  test.each<[string, Record<string, string>, boolean, string | undefined, string | undefined]>([
    ['nothing', {}, false, undefined, undefined],
    ['an empty cookie', { cookie: 'sid=' }, false, undefined, undefined],
    ['the cookie among others', { cookie: 'ab_variant=A; sid=abc; d_id=1' }, false, 'sid=abc', undefined],
    ['the first of two', { cookie: 'sid=abc; sid=def' }, false, 'sid=abc', undefined],
    ['one whose name ends alike', { cookie: 'usersid=abc' }, false, undefined, undefined],
    ['the plain cookie over https', { cookie: 'sid=abc' }, true, undefined, undefined],
    ['the host cookie over https', { cookie: '__Host-sid=abc' }, true, '__Host-sid=abc', undefined],
    ['the host cookie over http', { cookie: '__Host-sid=abc' }, false, undefined, undefined],
    ['a bearer', { authorization: 'Bearer a.b-c_d.e' }, false, undefined, 'a.b-c_d.e'],
    ['a bearer in small letters', { authorization: 'bearer abc' }, false, undefined, 'abc'],
    ['a bearer that is none', { authorization: 'Bearer a b' }, false, undefined, undefined],
    ['the password of a proxy', { authorization: 'Basic YTpi' }, false, undefined, undefined],
  ])('%s', (_case, headers, isSecure, cookie, bearer) => {
    expect(readCredentials(headers, isSecure)).toEqual({ cookie, bearer })
  })

  test('refuses a cookie together with a bearer', () => {
    const both = { cookie: 'sid=abc', authorization: 'Bearer def' }
    expect(refuseCredentials(readCredentials(both, false))).toMatchObject({
      status: 400,
      code: 'AMBIGUOUS_CREDENTIALS',
    })
    for (const one of [{ cookie: both.cookie }, { authorization: both.authorization }, {}])
      expect(refuseCredentials(readCredentials(one, false))).toBeUndefined()
  })
})

describe('a mutation', () => {
  const refusal = (headers: Record<string, string>) => {
    const typed = { 'content-type': 'application/json', ...headers }
    return refuseChange({ method: 'POST', headers: typed }, readCredentials(typed, false), site)?.code
  }

  test.each<[string, Record<string, string>, string]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, 'CROSS_SITE'],
    ['another site in an old browser', { origin: 'https://evil.test' }, 'CROSS_SITE'],
    ['a sandboxed frame', { origin: 'null' }, 'CROSS_SITE'],
    [
      'asked by a neighbour under the same domain',
      { 'sec-fetch-site': 'same-site', origin: site },
      'CROSS_SITE',
    ],
    ['an origin that begins like ours', { origin: `${site}.evil.test` }, 'CROSS_SITE'],
    ['the same host over http', { origin: 'http://explora.test' }, 'CROSS_SITE'],
    [
      'with a proxy password instead of a bearer',
      { origin: 'https://evil.test', authorization: 'Basic YTpi' },
      'CROSS_SITE',
    ],
    ['written as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'UNSUPPORTED_MEDIA_TYPE'],
    ['written as text', { 'content-type': 'text/plain;charset=UTF-8' }, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'written as several parts',
      { 'content-type': 'multipart/form-data; boundary=x' },
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['of a type that begins alike', { 'content-type': 'application/jsonx' }, 'UNSUPPORTED_MEDIA_TYPE'],
    ['without a type', { 'content-type': '' }, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'with a bearer, but not JSON',
      { 'content-type': 'text/plain', authorization: 'Bearer abc' },
      'UNSUPPORTED_MEDIA_TYPE',
    ],
  ])('refuses %s', (_case, headers, code) => {
    expect(refusal(headers)).toBe(code)
  })

  test.each<[string, Record<string, string>]>([
    ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: site }],
    ['a page of ours in a browser without fetch metadata', { origin: site }],
    ['a program', {}],
    ['a program that says how it writes', { 'content-type': 'Application/JSON; charset=utf-8' }],
    [
      'anybody with a bearer',
      { 'sec-fetch-site': 'cross-site', origin: 'https://app.test', authorization: 'Bearer abc' },
    ],
  ])('accepts a mutation by %s', (_case, headers) => {
    expect(refusal(headers)).toBeUndefined()
  })
})
