import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApi } from '#api/app.ts'
import { oauthFlows, users } from '#api/db/accountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import type { Api } from '#api/deps.ts'
import { type Browser, openBrowser, siteUrl } from '#tests/api/social/browser.ts'
import {
  clientId,
  clientSecret,
  type Lie,
  startLyingIssuer,
  unsigned,
  withPayload,
} from '#tests/api/social/lyingIssuer.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const path = '/expeditions?page=2'
const refusedWith = (code: string) => `${path}&auth_error=${code}`
const expired = '/?auth_error=FLOW_EXPIRED'

onDatabase('empty', (current) => {
  let api: Api
  let now = testNow
  let issuer: Awaited<ReturnType<typeof startLyingIssuer>>
  const captured = capturedLog()
  const providers = () => {
    const google = { clientId, clientSecret, baseUrl: issuer.url }
    return { google, facebook: { clientId, clientSecret, baseUrl: `${issuer.url}/facebook` } }
  }

  beforeAll(async () => {
    issuer = await startLyingIssuer()
    const env = testEnv({ ...providers(), logLevel: 'info', rateLimitFactor: 100 })
    api = await buildApi({ ...current(), env, clock: () => now, logStream: captured.stream })
  })
  afterAll(async () => {
    await api.close()
    await issuer.close()
  })
  beforeEach(async () => {
    now = testNow
    issuer.tell({})
    await current().db.delete(users)
  })

  const accounts = () => current().db.select().from(users)
  async function signIn(browser: Browser = openBrowser(api)) {
    const authorization = await browser.leave('google_oauth2')
    const back = issuer.agree(authorization)
    return { browser, authorization, back, ...(await browser.visit(back.href)) }
  }
  async function expectNoAccount({ browser, status }: { browser: Browser; status: number }) {
    expect(status).toBe(303)
    expect(browser.isSignedIn()).toBe(false)
    expect(await accounts()).toEqual([])
  }

  test('signs in by a valid response', async () => {
    const { browser, authorization, location } = await signIn()
    expect(location).toBe(path)
    expect(browser.isSignedIn()).toBe(true)
    expect(await accounts()).toMatchObject([{ email: 'lea@example.test', firstName: 'Léa', signInCount: 1 }])
    const { redirect_uri, scope, code_challenge_method, response_type } = Object.fromEntries(
      authorization.searchParams,
    )
    expect({ redirect_uri, scope, code_challenge_method, response_type }).toEqual({
      redirect_uri: `${siteUrl}/auth/google_oauth2/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      response_type: 'code',
    })
  })

  test('requests the profile of an issuer with a small ID token', async () => {
    const { email, email_verified, given_name } = {
      email: undefined,
      email_verified: undefined,
      given_name: undefined,
    }
    const userInfo = { sub: 'g-1', email: 'lea@example.test', email_verified: true }
    issuer.tell({ claims: { email, email_verified, given_name }, userInfo })
    expect((await signIn()).location).toBe(path)
    expect(await accounts()).toMatchObject([{ email: 'lea@example.test', firstName: 'lea' }])
  })

  const past = Math.floor(Date.now() / 1000) - 3600
  test.each<[string, Lie]>([
    ['a nonce of another sign-in', { claims: { nonce: 'another' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another audience', { claims: { aud: 'another-site' } }],
    ['no audience', { claims: { aud: undefined } }],
    ['several audiences, ours not the authorised one', { claims: { aud: [clientId, 'x'], azp: 'x' } }],
    ['another issuer', { claims: { iss: 'https://accounts.example.test' } }],
    ['no subject', { claims: { sub: undefined } }],
    ['an expired ID token', { claims: { iat: past, exp: past + 300 } }],
    ['an ID token of tomorrow', { claims: { iat: past + 90_000, nbf: past + 90_000 } }],
    ['no ID token', { withoutIdToken: true }],
    ['no signature', { forge: (_token, claims) => unsigned(claims) }],
    ['a changed payload', { forge: (token, claims) => withPayload(token, { ...claims, sub: 'g-2' }) }],
    ['a cut signature', { forge: (token) => token.slice(0, -4) }],
    ['a stranger’s key', { forge: (_token, claims) => issuer.signAsStranger(claims) }],
    ['the client secret as a key', { forge: (_token, claims) => issuer.signWithSecret(claims) }],
    ['no token at all', { forge: () => 'x' }],
    [
      'a profile of somebody else',
      { claims: { email: undefined }, userInfo: { sub: 'g-2', email: 'lea@example.test' } },
    ],
  ])('refuses %s', async (_what, lie) => {
    issuer.tell(lie)
    const outcome = await signIn()
    expect(outcome.location).toBe(refusedWith('PROVIDER_FAILED'))
    await expectNoAccount(outcome)
  })

  test.each<[string, Lie, string]>([
    ['not verified', { claims: { email_verified: false } }, 'EMAIL_UNVERIFIED'],
    ['verified in a word only', { claims: { email_verified: 'true' } }, 'EMAIL_UNVERIFIED'],
    ['missing', { claims: { email: null } }, 'EMAIL_MISSING'],
    ['no address', { claims: { email: 'lea' } }, 'EMAIL_MISSING'],
  ])('creates no account for an address that is %s', async (_how, lie, code) => {
    issuer.tell(lie)
    const outcome = await signIn()
    expect(outcome.location).toBe(refusedWith(code))
    await expectNoAccount(outcome)
  })

  test('refuses a wrong, missing or repeated state, and signs in the original browser', async () => {
    const browser = openBrowser(api)
    const back = issuer.agree(await browser.leave('google_oauth2'))
    const states = [['x'.repeat(43)], [], ['a', 'b'], ['']]
    for (const values of states) {
      const forged = new URL(back)
      forged.searchParams.delete('state')
      for (const value of values) forged.searchParams.append('state', value)
      const outcome = await browser.visit(forged.href)
      expect(outcome.location).toBe(expired)
      await expectNoAccount({ browser, status: outcome.status })
    }
    expect((await browser.visit(back.href)).location).toBe(path)
  })

  test('refuses a valid code in another browser', async () => {
    const attacker = openBrowser(api)
    const back = issuer.agree(await attacker.leave('google_oauth2'))
    const victim = openBrowser(api)
    const bare = await victim.visit(back.href)
    await victim.leave('google_oauth2')
    const marked = await victim.visit(back.href)
    for (const { location, status } of [bare, marked]) {
      expect(location).toBe(expired)
      await expectNoAccount({ browser: victim, status })
    }
    expect((await attacker.visit(back.href)).location).toBe(path)
  })

  test('accepts a callback and a code once', async () => {
    const { browser, back, location } = await signIn()
    expect(location).toBe(path)
    expect((await browser.visit(back.href)).location).toBe(expired)
    const again = issuer.agree(await browser.leave('google_oauth2'))
    again.searchParams.set('code', back.searchParams.get('code') ?? '')
    expect((await browser.visit(again.href)).location).toBe(refusedWith('PROVIDER_FAILED'))
  })

  test('refuses the code of another sign-in by its verifier', async () => {
    const [mine, theirs] = [openBrowser(api), openBrowser(api)]
    const stolen = issuer.agree(await theirs.leave('google_oauth2'))
    const back = issuer.agree(await mine.leave('google_oauth2'))
    back.searchParams.set('code', stolen.searchParams.get('code') ?? '')
    const outcome = await mine.visit(back.href)
    expect(outcome.location).toBe(refusedWith('PROVIDER_FAILED'))
    await expectNoAccount({ browser: mine, status: outcome.status })
  })

  test.each([
    [599, path],
    [600, refusedWith('FLOW_EXPIRED')],
  ])('redirects a callback after %i seconds to %s', async (seconds, target) => {
    const browser = openBrowser(api)
    const back = issuer.agree(await browser.leave('google_oauth2'))
    now = new Date(testNow.getTime() + seconds * 1000)
    expect((await browser.visit(back.href)).location).toBe(target)
  })

  test.each([
    ['access_denied', 'PROVIDER_DENIED'],
    ['server_error', 'PROVIDER_FAILED'],
    ['<script>', 'PROVIDER_FAILED'],
  ])('redirects error=%s to %s', async (error, code) => {
    const browser = openBrowser(api)
    const back = issuer.agree(await browser.leave('google_oauth2'))
    back.searchParams.delete('code')
    back.searchParams.set('error', error)
    const { location, status } = await browser.visit(back.href)
    expect(location).toBe(refusedWith(code))
    await expectNoAccount({ browser, status })
  })

  test('detects a mix-up of providers by the path and the issuer of the callback', async () => {
    const browser = openBrowser(api)
    const elsewhere = issuer.agree(await browser.leave('google_oauth2'))
    elsewhere.pathname = '/auth/facebook/callback'
    expect((await browser.visit(elsewhere.href)).location).toBe(expired)
    const back = issuer.agree(await browser.leave('google_oauth2'))
    back.searchParams.set('iss', 'https://evil.example.test')
    const outcome = await browser.visit(back.href)
    expect(outcome.location).toBe(refusedWith('PROVIDER_FAILED'))
    await expectNoAccount({ browser, status: outcome.status })
  })

  test('refuses an issuer with another name', async () => {
    issuer.tell({ issuer: 'https://accounts.example.test' })
    const fresh = await testApi(current().db, { env: providers() })
    const browser = openBrowser(fresh)
    expect((await browser.visit('/auth/google_oauth2')).location).toBe('/?auth_error=PROVIDER_FAILED')
    issuer.tell({})
    const authorization = await browser.leave('google_oauth2')
    expect(authorization.pathname).toBe('/authorize')
    await fresh.close()
  })

  test('stores hashed states, deletes abandoned flows and logs no secret', async () => {
    captured.lines.length = 0
    issuer.tell({ claims: { nonce: 'another' } })
    const { back } = await signIn()
    const pending = await openBrowser(api).leave('google_oauth2')
    const state = pending.searchParams.get('state') ?? 'none'
    const [flow] = await current()
      .db.select()
      .from(oauthFlows)
      .where(eq(oauthFlows.nonce, pending.searchParams.get('nonce') ?? ''))
    expect(Buffer.from(flow?.stateHash ?? []).toString('base64url')).not.toBe(state)
    expect(flow?.stateHash).toHaveLength(32)
    now = new Date(testNow.getTime() + 601_000)
    await openBrowser(api).leave('google_oauth2')
    expect(await current().db.select().from(oauthFlows)).toHaveLength(1)
    expect(captured.all()).toContain('"reason":"OAUTH_JWT_CLAIM_COMPARISON_FAILED"')
    for (const secret of [...back.searchParams.values(), state, clientSecret, 'example.test'])
      expect(captured.all()).not.toContain(secret)
  })
})
