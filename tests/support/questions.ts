import { messages } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { testNow } from '#tests/support/testNow.ts'

/** A question of a new account about the first expedition, or what `changes` say; returns its id. */
export async function newQuestion(
  db: Database,
  changes: Partial<typeof messages.$inferInsert> = {},
): Promise<string> {
  const authorId = changes.authorId ?? (await signedInAccount(db, { firstName: 'Élodie' })).userId
  const question = {
    expeditionId: 1,
    role: 'visitor',
    body: 'Y a-t-il des douches ?',
    createdAt: testNow,
  } as const
  const [row] = await db
    .insert(messages)
    .values({ ...question, ...changes, authorId })
    .returning()
  return row?.id ?? ''
}
