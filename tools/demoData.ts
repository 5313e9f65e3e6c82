import { openDatabase } from '#api/db/client.ts'
import { loadDemo } from '#api/db/demo/load.ts'
import { multiplyDemo } from '#api/db/demo/multiply.ts'
import { enrolDemoStaff } from '#api/db/demo/staff.ts'
import { migrate } from '#api/db/migrate.ts'
import { readEnv } from '#api/env.ts'
import { messageFor } from '#api/start.ts'
import { commandLine, refuse } from '#tools/commandLine.ts'

const usage = `Usage: npm run demo-data -- [--expeditions 1000]
Fills the database of DATABASE_URL or DATA_DIR with the demonstration, then with generated trips up to that number.`
const { values } = commandLine({ usage, options: { expeditions: { type: 'string', default: '1000' } } })
const expeditions = Number(values.expeditions)
if (!Number.isInteger(expeditions) || expeditions < 1)
  refuse(`--expeditions: expected a whole number above 0, got "${values.expeditions}".`, usage)

try {
  await fill()
} catch (error) {
  console.error(messageFor(error))
  process.exitCode = 1
}

async function fill(): Promise<void> {
  const env = readEnv(process.env)
  const now = env.fixedNow ?? new Date()
  const { db, close } = await openDatabase(env)
  await migrate(db)
  await loadDemo(db, now)
  if (!env.isProduction) await enrolDemoStaff(db, env, now)
  await multiplyDemo(db, expeditions, now, (done) => console.log(`${done} / ${expeditions}`))
  await close()
}
