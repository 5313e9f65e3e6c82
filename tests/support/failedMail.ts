import { outbox } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { testNow } from '#tests/support/testNow.ts'

const mail = {
  recipient: 'alix@example.test',
  subject: 'Ton billet',
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
}

/** A mail that was given up at its first attempt, or what `changes` say; returns its id. */
export async function failedMail(
  db: Database,
  changes: Partial<typeof outbox.$inferInsert> = {},
): Promise<string> {
  const id = await queueMail(db, mail, testNow)
  const failed = { attempts: 1, givenUpAt: testNow, ...changes }
  await db.update(outbox).set(failed).where(eq(outbox.id, id))
  return id
}
