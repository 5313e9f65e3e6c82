import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiEnv } from '#api/env.ts'
import { outboxFolder } from '#api/modules/mail/delivery.ts'

export type WrittenMail = { subject: string; recipient: string; date: Date; text: string }

const shownAtOnce = 50

/** The newest mails of the outbox folder. Their names begin with their date. */
export async function newestMails(env: Pick<ApiEnv, 'dataDir'>): Promise<WrittenMail[]> {
  const folder = outboxFolder(env)
  const files = (await findFiles(folder)).filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(
    files
      .reverse()
      .slice(0, shownAtOnce)
      .map((name) => readMail(join(folder, name))),
  )
}

async function findFiles(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch {
    // The first mail creates the folder.
    return []
  }
}

/** The parser is a development tool: production neither installs nor calls it. */
async function readMail(file: string): Promise<WrittenMail> {
  const { simpleParser } = await import('mailparser')
  const { subject = '', to, date = new Date(0), text = '' } = await simpleParser(await readFile(file))
  const recipients = [to ?? []].flat().map((list) => list.text)
  return { subject, recipient: recipients.join(', '), date, text }
}
