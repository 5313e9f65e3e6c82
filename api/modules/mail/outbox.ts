import { randomUUID } from 'node:crypto'
import { type MailAttachment, outbox } from '#api/db/accountTables.ts'
import { mailLog } from '#api/db/agencyBookingTables.ts'
import type { Database } from '#api/db/client.ts'
import type { MailKind } from '#api/modules/agency/reservations/states.contract.ts'
import { signed } from '#api/modules/mail/letter.ts'
import { readSettings } from '#api/modules/settings/settings.repository.ts'

/** Facts of a mail that the agency lists. */
type MailAbout = {
  userId: string
  reservationId?: string
  kind: MailKind
  /** Text of a free message. */
  body?: string
  authorId?: string
  /** Idempotency key of the author. */
  key?: string
}

export type Mail = {
  recipient: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  attachments?: MailAttachment[]
  /** The request that caused the mail, sent as a header, so that a complaint leads back to the logs. */
  requestId?: string
  /** Absent for mails that are no part of a customer's file: links, codes. */
  about?: MailAbout
  /** Time before which it does not leave. */
  notBefore?: Date
}

/** A letter as it leaves, with the name of the agency. */
export const signedLetter = async <T extends Parameters<typeof signed>[0]>(db: Database, letter: T) =>
  signed(letter, (await readSettings(db, 'agency')).name)

/** Inserts a mail and its entry in the log. Call it inside the transaction that causes the mail: both commit, or neither does. */
export async function queueMail(db: Database, mail: Mail, now: Date): Promise<string> {
  const { headers = {}, attachments = [], about, notBefore = now, ...letter } = mail
  const content = await signedLetter(db, letter)
  const id = randomUUID()
  await db
    .insert(outbox)
    .values({ id, ...content, headers, attachments, createdAt: now, nextAttemptAt: notBefore })
  if (about) await db.insert(mailLog).values({ id, ...about, subject: content.subject, createdAt: now })
  return id
}
