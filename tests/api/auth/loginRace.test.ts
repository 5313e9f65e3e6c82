import { beforeAll, expect, test } from 'vitest'
import { sessions } from '#api/db/accountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import type { Api } from '#api/deps.ts'
import { newAccount, newVisitor, rightPassword } from '#tests/api/auth/visitor.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

onDatabase('empty', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  test('leaves no session from sign-ins concurrent with a password change', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { email, userId, bearer } = await newAccount(api)
      const change = { current_password: rightPassword, password: 'un autre sommet' }
      const tries = Array.from({ length: 4 }, () => newVisitor(api).login(email, rightPassword))
      const changed = newVisitor(api).post('/auth/password/change', change, bearer)
      await Promise.all([...tries, changed])
      expect((await changed).statusCode).toBe(200)
      const remaining = await current().db.select().from(sessions).where(eq(sessions.userId, userId))
      expect(remaining).toHaveLength(1)
    }
  })
})
