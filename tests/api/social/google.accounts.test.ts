import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identities, rateCounters, users } from '#api/db/accountTables.ts'
import type { Api } from '#api/deps.ts'
import { openBrowser, siteUrl } from '#tests/api/social/browser.ts'
import { clientId, clientSecret, startLyingIssuer } from '#tests/api/social/lyingIssuer.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const path = '/expeditions?page=2'
const refusedWith = (code: string) => `${path}&auth_error=${code}`

onDatabase('empty', (current) => {
  let api: Api
  let issuer: Awaited<ReturnType<typeof startLyingIssuer>>

  beforeAll(async () => {
    issuer = await startLyingIssuer()
    const google = { clientId, clientSecret, baseUrl: issuer.url }
    api = await testApi(current().db, { env: { google, rateLimitFactor: 100 } })
  })
  afterAll(async () => {
    await api.close()
    await issuer.close()
  })
  beforeEach(async () => {
    issuer.tell({})
    await current().db.delete(users)
  })

  const accounts = () => current().db.select().from(users)
  async function signIn() {
    const browser = openBrowser(api)
    const back = issuer.agree(await browser.leave('google_oauth2'))
    return { browser, ...(await browser.visit(back.href)) }
  }

  test.each([
    [true, path],
    [false, refusedWith('EMAIL_TAKEN')],
  ])('existing account, address confirmed (%s): redirects to %s', async (isEmailConfirmed, target) => {
    const account = {
      email: 'Lea@example.test',
      provider: 'email',
      isEmailConfirmed,
      createdAt: testNow,
    } as const
    await current().db.insert(users).values(account)
    const { browser, location } = await signIn()
    expect(location).toBe(target)
    expect(browser.isSignedIn()).toBe(isEmailConfirmed)
    expect(await accounts()).toMatchObject([{ provider: 'email', signInCount: isEmailConfirmed ? 1 : 0 }])
    expect(await current().db.select().from(identities)).toHaveLength(isEmailConfirmed ? 1 : 0)
  })

  test('identifies a person by subject, even if the address changes', async () => {
    await signIn()
    issuer.tell({ claims: { email: 'other@example.test', email_verified: false } })
    expect((await signIn()).location).toBe(path)
    expect(await accounts()).toMatchObject([{ email: 'lea@example.test', signInCount: 2 }])
    issuer.tell({ claims: { sub: 'g-2', email_verified: false } })
    expect((await signIn()).location).toBe(refusedWith('EMAIL_TAKEN'))
  })

  test('creates one account for ten concurrent first sign-ins', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => signIn()))
    expect(outcomes.map(({ location }) => location)).toEqual(Array(10).fill(path))
    expect(await accounts()).toMatchObject([{ signInCount: 10 }])
    expect(await current().db.select().from(identities)).toHaveLength(1)
  })

  test('signs in two tabs of one browser', async () => {
    const browser = openBrowser(api)
    const backs = [
      await browser.leave('google_oauth2', '/a'),
      await browser.leave('google_oauth2', '/b'),
    ].map(issuer.agree)
    const locations = []
    for (const back of backs) locations.push((await browser.visit(back.href)).location)
    expect(locations).toEqual(['/a', '/b'])
  })

  test('allows sixty sign-ins in ten minutes from one address block', async () => {
    // The limit counts previous attempts too.
    await current().db.delete(rateCounters)
    const fresh = await testApi(current().db)
    const codes = []
    for (let times = 0; times < 61; times++)
      codes.push((await openBrowser(fresh).visit('/auth/facebook')).location)
    expect(
      codes.slice(0, 60).every((location) => location.startsWith(`${siteUrl}/auth/demo/facebook/`)),
    ).toBe(true)
    expect(codes[60]).toBe('/?auth_error=TOO_MANY_ATTEMPTS')
    await fresh.close()
  })
})
