import { outbox } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'

export type Mail = {
  recipient: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** The request that caused the mail: it travels in a header, so that a complaint leads back to the logs. */
  requestId?: string
}

/** Writes a mail to send. Call it inside the transaction that caused the mail: both happen, or neither does. */
export async function queueMail(db: Database, mail: Mail, now: Date): Promise<void> {
  const { recipient, subject, text, html, headers = {}, requestId } = mail
  await db
    .insert(outbox)
    .values({ recipient, subject, text, html, headers, requestId, createdAt: now, nextAttemptAt: now })
}
