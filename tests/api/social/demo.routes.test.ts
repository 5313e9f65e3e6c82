import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identities, sessions, users } from '#api/db/accountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import type { Api } from '#api/deps.ts'
import type { ApiEnv } from '#api/env.ts'
import { useSession } from '#api/modules/auth/sessions.repository.ts'
import { openBrowser } from '#tests/api/social/browser.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('empty', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })
  afterAll(() => api.close())
  beforeEach(() => current().db.delete(users))

  const findUser = async (email: string) =>
    (await current().db.select().from(users).where(eq(users.email, email)))[0]

  /** From the site to the provider's page, the choice, and back: returns the final address. */
  async function signIn(
    provider: 'google_oauth2' | 'facebook',
    choice: Record<string, string>,
    browser = openBrowser(api),
  ) {
    const page = await browser.leave(provider)
    const shown = await browser.visit(page.href)
    expect(shown.status).toBe(200)
    const { body } = shown.answer
    const action = /action="([^"]+)"/.exec(body)?.[1] ?? ''
    const hidden = [...body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
    const fields = Object.fromEntries(hidden.map(([, name, value]) => [name, value]))
    const chosen = await browser.visit(`${action}?${new URLSearchParams({ ...fields, ...choice })}`)
    return { browser, chosen, ...(await browser.visit(chosen.location)) }
  }

  test.each([
    ['google_oauth2', 'lea.google@demo.explora.test', 'demo-google-lea', 'Léa'],
    ['facebook', 'hugo.facebook@demo.explora.test', 'demo-facebook-hugo', 'Hugo'],
  ] as const)(
    '%s signs %s in and redirects to the original page',
    async (provider, email, subject, firstName) => {
      const { browser, status, location } = await signIn(provider, { account: subject })
      expect([status, location]).toEqual([303, '/expeditions?page=2'])
      const user = await findUser(email)
      expect(user).toMatchObject({
        provider,
        firstName,
        signInCount: 1,
        newsletter: false,
        source: 'Organic',
      })
      expect(user?.isEmailConfirmed).toBe(provider === 'google_oauth2')
      expect(await current().db.select().from(identities)).toMatchObject([
        { provider, subject, userId: user?.id },
      ])
      const session = await useSession(current().db, browser.cookies.sid ?? '', testNow)
      expect(session?.userId).toBe(user?.id)
    },
  )

  test('counts a second sign-in of the same account, and replaces the session of the browser', async () => {
    const { browser } = await signIn('google_oauth2', { account: 'demo-google-lea' })
    await signIn('google_oauth2', { account: 'demo-google-lea' }, browser)
    await signIn('google_oauth2', { account: 'demo-google-lea' })
    expect(await current().db.select().from(users)).toMatchObject([{ signInCount: 3 }])
    expect(await current().db.select().from(sessions)).toHaveLength(2)
  })

  test('signs up a typed identity, and signs the same one in again', async () => {
    const typed = { email: ' Zoe@Example.test', first_name: '', last_name: 'Petit' }
    await signIn('facebook', typed)
    const again = await signIn('facebook', { email: 'zoe@example.test' })
    expect(again.location).toBe('/expeditions?page=2')
    expect(await findUser('zoe@example.test')).toMatchObject({
      firstName: 'zoe',
      lastName: 'Petit',
      signInCount: 2,
    })
  })

  test('redirects with the error code after a refusal', async () => {
    const { browser, location } = await signIn('google_oauth2', { error: 'access_denied' })
    expect(location).toBe('/expeditions?page=2&auth_error=PROVIDER_DENIED')
    expect(browser.isSignedIn()).toBe(false)
  })

  test('serves a self-contained page with a strict policy and escaped input', async () => {
    const browser = openBrowser(api)
    const page = await browser.leave('google_oauth2')
    page.searchParams.set('nonce', '"><script>alert(1)</script>')
    const { answer } = await browser.visit(page.href)
    expect(answer.body).toContain('Fournisseur de démonstration')
    expect(answer.body).toContain('lea.google@demo.explora.test')
    expect(answer.body).not.toMatch(/<script|src=|<link|@import|url\(/)
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' http:\/\/localhost:4000; base-uri 'none'; frame-ancestors 'none'$/,
    )
  })

  test.each([
    ['client_id', 'another'],
    ['redirect_uri', 'https://evil.test/callback'],
    ['response_type', 'token'],
    ['state', ''],
    ['code_challenge', ''],
  ])('refuses %s = "%s" on the page', async (name, value) => {
    const browser = openBrowser(api)
    const page = await browser.leave('google_oauth2')
    page.searchParams.set(name, value)
    expect((await browser.visit(page.href)).status).toBe(400)
    expect((await browser.visit(page.href.replace('/authorize', '/choice'))).status).toBe(400)
  })

  test.each([{}, { email: '' }, { email: 'no address' }, { account: 'nobody' }])(
    'refuses the choice %o with 422',
    async (choice) => {
      const { chosen } = await signIn('google_oauth2', choice)
      expect(chosen.status).toBe(422)
    },
  )

  test('redeems a code once, with its verifier only', async () => {
    const { chosen } = await signIn('google_oauth2', { account: 'demo-google-lea' })
    const code = new URL(chosen.location).searchParams.get('code') ?? ''
    const payload = new URLSearchParams({
      code,
      client_id: 'demo',
      client_secret: 'guessed',
      code_verifier: 'x',
    })
    for (const path of ['google/token', 'facebook/oauth/access_token']) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const url = `/auth/demo/${path}`
      const answer = await api.inject({ method: 'POST', url, headers, payload: payload.toString() })
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'invalid_grant' }])
    }
    const profile = await api.inject({
      url: '/auth/demo/facebook/me',
      headers: { authorization: 'Bearer x' },
    })
    expect(profile.statusCode).toBe(401)
  })

  const configured = { clientId: 'x', clientSecret: 'y', baseUrl: 'http://127.0.0.1:1' }
  test.each<[string, Partial<ApiEnv>]>([
    ['in production', { isProduction: true }],
    ['with Google configured', { google: configured }],
    ['with Facebook configured', { facebook: configured }],
  ])('has no demonstration provider %s', async (_where, env) => {
    const real = await testApi(current().db, { env })
    const browser = openBrowser(api)
    const pages = [await browser.leave('google_oauth2'), await browser.leave('facebook')]
    const paths = ['google/.well-known/openid-configuration', 'google/jwks', 'facebook/me', 'google/choice']
    const urls = [
      ...pages.map(({ pathname, search }) => pathname + search),
      ...paths.map((path) => `/auth/demo/${path}`),
    ]
    for (const url of urls) expect((await real.inject(url)).statusCode).toBe(404)
    for (const path of ['google/token', 'facebook/oauth/access_token'])
      expect((await real.inject({ method: 'POST', url: `/auth/demo/${path}` })).statusCode).toBe(404)
    const strangers = openBrowser(real)
    const missing = env.google ? 'facebook' : 'google_oauth2'
    expect((await strangers.visit(`/auth/${missing}`)).location).toBe('/?auth_error=PROVIDER_FAILED')
    await real.close()
  })
})
