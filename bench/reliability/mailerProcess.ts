import { pino } from 'pino'
import { openDatabase } from '#api/db/client.ts'
import { readEnv } from '#api/env.ts'
import { createMailer } from '#api/modules/mail/mailer.ts'

/** A process that sends mails, for the test that kills it. */
const env = readEnv(process.env)
const { db } = await openDatabase(env)
await createMailer({ db, clock: () => new Date(), env, log: pino({ level: 'silent' }) }).run()
