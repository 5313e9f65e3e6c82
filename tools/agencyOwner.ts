import { openDatabase } from '#api/db/client.ts'
import { migrate } from '#api/db/migrate.ts'
import { readEnv } from '#api/env.ts'
import { inviteOwner, resetOwnFactors } from '#api/modules/agency/staff/commandLine.ts'
import { messageFor } from '#api/start.ts'
import { readEmail } from '#schema/email.ts'
import { commandLine, refuse } from '#tools/commandLine.ts'

const usage = `Usage: npm run agency:owner -- --email agnes@example.test [--reset-second-factor]
Prints a link by which this address becomes an owner of the agency: 24 hours, single use. With
--reset-second-factor, deletes the second factors of a member of the staff instead, who enrols another at the
next sign-in. The embedded database must not be in use: stop the server first.`
const { values } = commandLine({
  usage,
  options: { email: { type: 'string' }, 'reset-second-factor': { type: 'boolean', default: false } },
})
const email = readEmail(values.email ?? '')
if (!email) refuse(`--email: expected an address, got "${values.email ?? ''}".`, usage)

try {
  const env = readEnv(process.env)
  const { db, close } = await openDatabase(env)
  const deps = { db, env, clock: () => env.fixedNow ?? new Date() }
  await migrate(db)
  const report = values['reset-second-factor']
    ? await resetOwnFactors(deps, email)
    : `Open this link within 24 hours:\n${await inviteOwner(deps, email)}`
  await close()
  console.log(report)
} catch (error) {
  console.error(messageFor(error))
  process.exitCode = 1
}
