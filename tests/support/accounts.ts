import { randomBytes, randomUUID } from 'node:crypto'
import { sessions, users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { authentication } from '#api/plugins/auth.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

export type TestAccount = { userId: string; sessionId: string; headers: { authorization: string } }

/** An account with a session of its own, and its authorization header. */
export async function signedInAccount(
  db: Database,
  fields: Partial<typeof users.$inferInsert> = {},
): Promise<TestAccount> {
  const userId = randomUUID()
  const sessionId = randomUUID()
  const moments = { createdAt: testNow, lastSeenAt: testNow }
  const who = {
    email: `${userId}@example.test`,
    provider: 'email',
    isEmailConfirmed: true,
    firstName: 'Alix',
    lastName: 'Martin',
  } as const
  await db.insert(users).values({ id: userId, createdAt: testNow, ...who, ...fields })
  await db.insert(sessions).values({ id: sessionId, userId, tokenHash: randomBytes(32), ...moments })
  const token = await authentication({ db, clock: () => testNow, env: testEnv() }).issueToken(
    sessionId,
    userId,
  )
  return { userId, sessionId, headers: { authorization: `Bearer ${token}` } }
}
