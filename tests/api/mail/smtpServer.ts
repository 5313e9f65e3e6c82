import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { freePort } from '#tests/support/postgres.ts'

export type MailServer = { url: string; received: ParsedMail[]; close: () => Promise<void> }

/** A real SMTP server that stores accepted mails. */
export async function startMailServer(
  options: SMTPServerOptions & { port?: number; beforeReply?: () => Promise<void> } = {},
): Promise<MailServer> {
  const { port = await freePort(), beforeReply = async () => undefined, ...rest } = options
  const received: ParsedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    // A connection that was never greeted does not hold its close for the usual 30 seconds.
    closeTimeout: 1,
    onData(stream, _session, done) {
      const keep = async () => {
        received.push(await simpleParser(stream))
        await beforeReply()
      }
      keep().then(() => done(), done)
    },
    ...rest,
  })
  // A client that is killed resets its connection.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
