import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { type OpenDatabase, openDatabase } from '#api/db/client.ts'
import { migrate } from '#api/db/migrate.ts'
import { createMailer } from '#api/modules/mail/mailer.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { resetMail } from '#api/modules/mail/reset.mails.ts'
import { claimMs } from '#api/modules/mail/retry.domain.ts'
import { startMailServer } from '#tests/api/mail/smtpServer.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { allEngines, type Engine, openTestDatabase } from '#tests/support/databases.ts'
import { testEnv, testSecret } from '#tests/support/testApi.ts'

type Home = {
  open: () => Promise<OpenDatabase>
  variables: Record<string, string>
  remove: () => Promise<void>
}

/** A database that outlives the process that uses it. */
async function openHome(engine: Engine): Promise<Home> {
  if (engine === 'PostgreSQL') {
    const { url = '', close } = await openTestDatabase(engine, 'empty')
    const open = () => openDatabase({ databaseUrl: url, dataDir: '' })
    return { open, variables: { DATABASE_URL: url }, remove: close }
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'explora-mailer-'))
  const remove = async () => rmSync(dataDir, { recursive: true, force: true })
  return {
    open: () => openDatabase({ databaseUrl: undefined, dataDir }),
    variables: { DATA_DIR: dataDir },
    remove,
  }
}

test.each(allEngines)(
  '%s: sends the same mail again after a kill before it is marked as sent',
  async (engine) => {
    const home = await openHome(engine)
    let child: ChildProcess | undefined
    let kill = async () => {
      const dead = child && once(child, 'exit')
      child?.kill('SIGKILL')
      await dead
    }
    // The server has the whole mail when the sender dies without its acknowledgement.
    const server = await startMailServer({ beforeReply: () => kill() })

    const before = await home.open()
    await migrate(before.db)
    await queueMail(
      before.db,
      { recipient: 'lea@example.test', ...resetMail('https://x.test/a') },
      new Date(),
    )
    await before.close()
    const env = { ...process.env, ...home.variables, SMTP_URL: server.url, SESSION_SECRET: testSecret }
    child = spawn(process.execPath, [join(import.meta.dirname, 'mailerProcess.ts')], {
      env,
      stdio: 'inherit',
    })
    await once(child, 'exit')
    expect(server.received).toHaveLength(1)

    kill = async () => undefined
    const after = await home.open()
    const clock = () => new Date(Date.now() + claimMs)
    const mailer = createMailer({
      db: after.db,
      clock,
      env: testEnv({ smtpUrl: server.url }),
      log: capturedLog().log,
    })
    await mailer.run()
    expect(server.received).toHaveLength(2)
    const [row] = await after.db.select().from(outbox)
    expect(row).toMatchObject({ attempts: 2, sentAt: expect.any(Date), text: '' })
    expect(server.received[1]?.messageId).toBe(server.received[0]?.messageId)
    await after.close()
    await server.close()
    await home.remove()
  },
)
