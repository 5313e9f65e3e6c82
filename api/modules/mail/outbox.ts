import { type MailAttachment, outbox } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'

export type Mail = {
  recipient: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  attachments?: MailAttachment[]
  /** The request that caused the mail, sent as a header, so that a complaint leads back to the logs. */
  requestId?: string
}

const listeners = new Set<() => void>()

/** Notifies the mailer of this process of a new mail; other processes poll. */
export function onMailQueued(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Inserts a mail. Call it inside the transaction that causes the mail: both commit, or neither does. */
export async function queueMail(db: Database, mail: Mail, now: Date): Promise<void> {
  const { headers = {}, attachments = [], ...content } = mail
  await db.insert(outbox).values({ ...content, headers, attachments, createdAt: now, nextAttemptAt: now })
  for (const listener of listeners) listener()
}
