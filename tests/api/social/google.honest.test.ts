import { beforeEach, expect, test, vi } from 'vitest'
import { users } from '#api/db/accountTables.ts'
import { openBrowser } from '#tests/api/social/browser.ts'
import { startHonestGoogle } from '#tests/api/social/honestGoogle.ts'
import { clientId, clientSecret } from '#tests/api/social/lyingIssuer.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

onDatabase('empty', (current) => {
  // Silences the library's warning about grants in memory.
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue()
  })

  test.each([
    ['with all claims in the ID token', false],
    ['with the rest behind userinfo', true],
  ])('signs in with a certified provider, %s', async (_how, isIdTokenSmall) => {
    await current().db.delete(users)
    const honest = await startHonestGoogle({ isIdTokenSmall })
    const google = { clientId, clientSecret, baseUrl: honest.url }
    const api = await testApi(current().db, { env: { google } })
    const browser = openBrowser(api)
    const back = await honest.agree(await browser.leave('google_oauth2'))
    expect(back.searchParams.get('iss')).toBe(honest.url)
    const { location } = await browser.visit(back.href)
    expect(location).toBe('/expeditions?page=2')
    expect(browser.isSignedIn()).toBe(true)
    expect(await current().db.select().from(users)).toMatchObject([
      {
        email: 'lea@example.test',
        isEmailConfirmed: true,
        firstName: 'Léa',
        lastName: 'Morel',
        signInCount: 1,
      },
    ])
    await api.close()
    await honest.close()
  })
})
