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

const listeners = new Set<() => void>()

/** Tells the mailer of this process that there is something to send; the mailers of others look by themselves. */
export function onMailQueued(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Writes a mail to send. Call it inside the transaction that caused the mail: both happen, or neither does. */
export async function queueMail(db: Database, mail: Mail, now: Date): Promise<void> {
  const { recipient, subject, text, html, headers = {}, requestId } = mail
  await db
    .insert(outbox)
    .values({ recipient, subject, text, html, headers, requestId, createdAt: now, nextAttemptAt: now })
  for (const listener of listeners) listener()
}
