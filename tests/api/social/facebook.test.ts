import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '#api/db/accountTables.ts'
import type { Api } from '#api/deps.ts'
import { type Browser, openBrowser, siteUrl } from '#tests/api/social/browser.ts'
import { hugo, startFakeFacebook } from '#tests/api/social/fakeFacebook.ts'
import { outages } from '#tests/api/social/httpServer.ts'
import { clientId, clientSecret } from '#tests/api/social/lyingIssuer.ts'
import { onDatabase, openTestDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const refusedWith = (code: string) => `/a?auth_error=${code}`

onDatabase('empty', (current) => {
  let api: Api
  let facebook: Awaited<ReturnType<typeof startFakeFacebook>>
  beforeAll(async () => {
    facebook = await startFakeFacebook()
    api = await testApi(current().db, {
      env: { facebook: { clientId, clientSecret, baseUrl: facebook.url } },
    })
  })
  afterAll(async () => {
    await api.close()
    await facebook.close()
  })
  beforeEach(async () => {
    facebook.answerProfile(hugo)
    await current().db.delete(users)
  })

  const accounts = () => current().db.select().from(users)
  async function signIn(browser: Browser = openBrowser(api)) {
    const dialog = await browser.leave('facebook', '/a')
    const back = facebook.agree(dialog)
    return { browser, dialog, back, ...(await browser.visit(back.href)) }
  }

  test('signs in with names and portrait', async () => {
    const { browser, dialog, location } = await signIn()
    expect(location).toBe('/a')
    expect(browser.isSignedIn()).toBe(true)
    expect(await accounts()).toMatchObject([
      {
        provider: 'facebook',
        email: hugo.email,
        isEmailConfirmed: false,
        firstName: 'Hugo',
        lastName: 'Lambert',
        avatarUrl: hugo.picture.data.url,
        newsletter: false,
        signInCount: 1,
      },
    ])
    const { state, code_challenge, ...request } = Object.fromEntries(dialog.searchParams)
    expect(dialog.href).toContain(`${facebook.url}/dialog/oauth?`)
    expect([state?.length, code_challenge?.length]).toEqual([43, 43])
    expect(request).toEqual({
      client_id: clientId,
      redirect_uri: `${siteUrl}/auth/facebook/callback`,
      response_type: 'code',
      scope: 'email public_profile',
      code_challenge_method: 'S256',
    })
  })

  test.each([
    ['without an address', { ...hugo, email: undefined }, 'EMAIL_MISSING'],
    ['without an id', { ...hugo, id: undefined }, 'PROVIDER_FAILED'],
    ['with a number for an id', { ...hugo, id: 7 }, 'PROVIDER_FAILED'],
    ['that is a list', [hugo], 'PROVIDER_FAILED'],
    ['that is null', null, 'PROVIDER_FAILED'],
  ])('refuses a profile %s', async (_what, profile, code) => {
    facebook.answerProfile(profile)
    const { browser, location } = await signIn()
    expect(location).toBe(refusedWith(code))
    expect(browser.isSignedIn()).toBe(false)
    expect(await accounts()).toEqual([])
  })

  test.each([true, false])(
    'never links the address of an existing account, confirmed: %s',
    async (isEmailConfirmed) => {
      const account = {
        email: 'HUGO@example.test',
        provider: 'email',
        isEmailConfirmed,
        createdAt: testNow,
      } as const
      await current().db.insert(users).values(account)
      const { browser, location } = await signIn()
      expect(location).toBe(refusedWith('EMAIL_TAKEN'))
      expect(browser.isSignedIn()).toBe(false)
    },
  )

  test('counts a second sign-in even if the address has changed', async () => {
    await signIn()
    facebook.answerProfile({ id: hugo.id })
    expect((await signIn()).location).toBe('/a')
    expect(await accounts()).toMatchObject([{ email: hugo.email, signInCount: 2 }])
  })

  test('does not sign in with a foreign or repeated code or state, or after a refusal', async () => {
    const [mine, theirs] = [openBrowser(api), openBrowser(api)]
    const stolen = facebook.agree(await theirs.leave('facebook', '/a'))
    expect((await mine.visit(stolen.href)).location).toBe('/?auth_error=FLOW_EXPIRED')
    const back = facebook.agree(await mine.leave('facebook', '/a'))
    back.searchParams.set('code', stolen.searchParams.get('code') ?? '')
    expect((await mine.visit(back.href)).location).toBe(refusedWith('PROVIDER_FAILED'))
    expect((await mine.visit(back.href)).location).toBe('/?auth_error=FLOW_EXPIRED')
    const refused = facebook.agree(await mine.leave('facebook', '/a'))
    refused.searchParams.delete('code')
    refused.searchParams.set('error', 'access_denied')
    refused.searchParams.set('error_reason', 'user_denied')
    expect((await mine.visit(refused.href)).location).toBe(refusedWith('PROVIDER_DENIED'))
    expect(mine.isSignedIn()).toBe(false)
  })
})

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase('PostgreSQL', 'empty')
})
afterAll(() => database.close())

// Two of them wait for a timeout.
test.concurrent.each(outages)(
  'Facebook %s: redirects the browser back without a session',
  async (_what, handler) => {
    const facebook = await startFakeFacebook()
    const api = await testApi(database.db, {
      env: { facebook: { clientId, clientSecret, baseUrl: facebook.url } },
    })
    const browser = openBrowser(api)
    const back = facebook.agree(await browser.leave('facebook', '/a'))
    facebook.handleWith(handler)
    const { status, location } = await browser.visit(back.href)
    expect([status, location]).toEqual([303, refusedWith('PROVIDER_FAILED')])
    expect(browser.isSignedIn()).toBe(false)
    await Promise.all([api.close(), facebook.close()])
  },
)
