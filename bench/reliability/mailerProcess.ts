import { pino } from 'pino'
import { openDatabase } from '#api/db/client.ts'
import { readEnv } from '#api/env.ts'
import { startMailer } from '#api/modules/mail/mailer.ts'

/** A process that sends mails, for the test that kills it. */
const env = readEnv(process.env)
const { db } = await openDatabase(env)
startMailer({ db, clock: () => new Date(), env, log: pino({ level: 'silent' }) })
// The mailer's own timers do not hold the process.
setInterval(() => undefined, 60_000)
