import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger } from 'fastify'
import { buildApi } from '#api/app.ts'
import {
  type Database,
  hasTimeLimit,
  type OpenDatabase,
  openDatabase,
  UnusableDatabase,
} from '#api/db/client.ts'
import { LockedError } from '#api/db/lock.ts'
import { expeditions } from '#api/db/tables.ts'
import { type ApiEnv, readEnv } from '#api/env.ts'
import { outboxFolder } from '#api/modules/mail/delivery.ts'
import { findProvider } from '#api/modules/payments/providers.ts'
import { paymentDeps } from '#api/modules/payments/settlement.ts'
import { toLoggedError } from '#api/plugins/loggedError.ts'
import { prepareDatabase } from '#api/prepare.ts'
import { createTasks } from '#api/tasks.ts'
import { startWorker } from '#api/worker/worker.ts'
import { drainBeforeClose } from '#server/drain.ts'
import { EnvError } from '#server/env.ts'
import { sustainableDelayMs } from '#server/overload.ts'

/** Opens the database and listens, or reports in one sentence why not. */
export async function start(): Promise<void> {
  try {
    await listen()
  } catch (error) {
    process.stderr.write(`${messageFor(error)}\n`)
    process.exit(1)
  }
}

async function listen(): Promise<void> {
  const env = readEnv(process.env)
  const clock = () => env.fixedNow ?? new Date()
  const database = await openDatabase(env)
  await prepareDatabase(database, clock, { env })
  const paymentProvider = await findProvider(env)
  const payments = paymentProvider && { paymentProvider, isBookingOpen: true }
  const deps = { ...database, clock, env, maxDelayMs: sustainableDelayMs, ...payments }
  const app = await buildApi(deps)
  await warnOfSetup(database, env, app.log)
  drainBeforeClose(app, env.proxies > 0)
  const working = { ...database, clock, env, log: app.log }
  const worker = startWorker(working, createTasks({ ...working, paying: paymentDeps(deps, app.log) }))
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping after an error')
    await app.close()
    await worker.stop()
    await database.close()
  })
  // The parent process has exited.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  await app.listen({ host: env.host, port: env.port })
}

/** Warns of what an operator would otherwise notice late. */
export async function warnOfSetup(
  { db, isEmbedded }: Pick<OpenDatabase, 'db' | 'isEmbedded'>,
  env: ApiEnv,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  if (!(await hasExpeditions(db)))
    log.warn(
      'the database has no expeditions: run `npm run demo-data -- --expeditions 48` to add the demo data',
    )
  if (env.isProduction && !env.smtpUrl)
    log.warn({ folder: outboxFolder(env) }, 'SMTP_URL is not set: mails are written to files and not sent')
  if (!isEmbedded && !(await hasTimeLimit(db)))
    log.warn(
      "queries have no time limit, which a pooler before the database ignores: set it with `alter role … set statement_timeout = '5s'`",
    )
}

async function hasExpeditions(db: Database): Promise<boolean> {
  const [any] = await db.select({ id: expeditions.id }).from(expeditions).limit(1)
  return any !== undefined
}

/** A failure that the operator can correct, in one sentence; any other with its stack. */
export function messageFor(error: unknown): string {
  if (error instanceof EnvError || error instanceof LockedError || error instanceof UnusableDatabase)
    return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `API_PORT: ${error.message}.`
  if (isDiskFull(error)) return 'The disk of the database is full: free some space, then start again.'
  return error instanceof Error ? JSON.stringify(toLoggedError(error)) : String(error)
}

/** PostgreSQL reports a code, the embedded database the code or the message of its file system. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  const isFull = ['53100', 'ENOSPC'].includes(code) || /no space left on device/i.test(error.message)
  return isFull || isDiskFull(error.cause)
}
