import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#tests/api/social/browser.ts'
import { outages } from '#tests/api/social/httpServer.ts'
import { clientId, clientSecret, startLyingIssuer } from '#tests/api/social/lyingIssuer.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase('PostgreSQL', 'empty')
})
afterAll(() => database.close())

// Two of them wait for two timeouts.
test.concurrent.each(outages)(
  'redirects back without a session from an issuer that %s',
  async (_what, handler) => {
    const issuer = await startLyingIssuer()
    const api = await testApi(database.db, {
      env: { google: { clientId, clientSecret, baseUrl: issuer.url } },
    })
    const browser = openBrowser(api)
    issuer.handleWith(handler)
    const begun = await browser.visit('/auth/google_oauth2')
    expect([begun.status, begun.location]).toEqual([303, '/?auth_error=PROVIDER_FAILED'])
    issuer.handleWith()
    const back = issuer.agree(await browser.leave('google_oauth2', '/a'))
    issuer.handleWith(handler)
    const ended = await browser.visit(back.href)
    expect([ended.status, ended.location]).toEqual([303, '/a?auth_error=PROVIDER_FAILED'])
    expect(browser.isSignedIn()).toBe(false)
    await Promise.all([api.close(), issuer.close()])
  },
)

test('redirects back without a session from an unreachable issuer', async () => {
  const google = { clientId, clientSecret, baseUrl: 'http://127.0.0.1:1' }
  const api = await testApi(database.db, { env: { google } })
  const { status, location } = await openBrowser(api).visit('/auth/google_oauth2?redirect_url=/a')
  expect([status, location]).toEqual([303, '/a?auth_error=PROVIDER_FAILED'])
  await api.close()
})
