import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

let database: TestDatabase
let api: Api
beforeAll(async () => {
  database = await openTestDatabase('PostgreSQL', 'empty')
  api = await testApi(database.db)
})
afterAll(async () => {
  await api.close()
  await database.close()
})

const begin = (provider: string, site?: string) =>
  api.inject({
    url: `/auth/${provider}?redirect_url=/mes-favoris`,
    headers: site ? { 'sec-fetch-site': site } : {},
  })

test.each(['google_oauth2', 'facebook'])(
  'refuses a %s sign-in that another site starts',
  async (provider) => {
    const answer = await begin(provider, 'cross-site')
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/mes-favoris?auth_error=FLOW_EXPIRED',
    ])
    expect(answer.cookies).toEqual([])
  },
)

test.each([undefined, 'same-origin', 'none'])('accepts a sign-in with sec-fetch-site: %s', async (site) => {
  const answer = await begin('google_oauth2', site)
  expect(answer.headers.location).toContain('/auth/demo/')
  expect(answer.cookies).toMatchObject([{ name: 'sign-in', httpOnly: true, sameSite: 'Lax' }])
})
