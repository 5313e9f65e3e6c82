import { mkdir, rename, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { ApiEnv } from '#api/env.ts'
import type { OutboxRow } from '#api/modules/mail/outbox.repository.ts'
import { sendTimeoutMs } from '#api/modules/mail/retry.domain.ts'
import { readHost } from '#schema/publicHost.ts'

/** The agency: the name that a mail comes from, and the address that reads its replies. */
type Sender = { name: string; email: string }
export type Delivery = (mail: OutboxRow, sender: Sender) => Promise<void>

/**
 * Delivers to the mail server of `SMTP_URL`, otherwise to a file of `DATA_DIR/outbox`. The signal aborts a
 * delivery.
 */
export function openDelivery(env: ApiEnv, signal: AbortSignal): Delivery {
  return env.smtpUrl ? toServer(env.smtpUrl, env, signal) : toFile(env)
}

export const outboxFolder = (env: Pick<ApiEnv, 'dataDir'>) => join(env.dataDir, 'outbox')

function toServer(url: string, env: ApiEnv, signal: AbortSignal): Delivery {
  const transport = createTransport({
    url,
    // The library bounds each step only; our socket bounds the whole delivery, so that it ends before its
    // claim does.
    getSocket({ host = 'localhost', port, secure }, done) {
      const bounded = AbortSignal.any([signal, AbortSignal.timeout(sendTimeoutMs)])
      const socket = connect({ host, port: Number(port ?? (secure ? 465 : 587)), signal: bounded })
      socket.once('error', done).once('connect', () => {
        socket.off('error', done)
        done(null, { connection: socket })
      })
    },
  })
  return async (mail, sender) => {
    await transport.sendMail(toMessage(mail, sender, env))
  }
}

function toFile(env: ApiEnv): Delivery {
  const writer = createTransport({ streamTransport: true, buffer: true })
  return async (mail, sender) => {
    const { message } = await writer.sendMail(toMessage(mail, sender, env))
    const folder = outboxFolder(env)
    await mkdir(folder, { recursive: true })
    const day = mail.createdAt.toISOString().replaceAll(':', '-')
    // The same mail twice is the same file; the rename makes it appear whole.
    const file = join(folder, `${day}_${mail.id}.eml`)
    await writeFile(`${file}.tmp`, message, { mode: 0o600 })
    await rename(`${file}.tmp`, file)
  }
}

function toMessage(mail: OutboxRow, { name, email }: Sender, { publicUrl, mailFrom }: ApiEnv) {
  const host = readHost(publicUrl)
  return {
    from: { name, address: mailFrom ?? `ne-pas-repondre@${host}` },
    ...(email && { replyTo: { name, address: email } }),
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments,
    date: mail.createdAt,
    // The same for every attempt: a recipient can recognise a duplicate.
    messageId: `<${mail.id}@${host}>`,
    headers: {
      ...mail.headers,
      'Auto-Submitted': 'auto-generated',
      ...(mail.requestId && { 'X-Request-Id': mail.requestId }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
