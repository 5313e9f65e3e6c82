import { parseArgs } from 'node:util'
import { openDatabase } from '#api/db/client.ts'
import { loadDemo } from '#api/db/demo/load.ts'
import { multiplyDemo } from '#api/db/demo/multiply.ts'
import { migrate } from '#api/db/migrate.ts'
import { readEnv } from '#api/env.ts'

const { values } = parseArgs({ options: { expeditions: { type: 'string', default: '1000' } } })
const expeditions = Number(values.expeditions)
if (!Number.isInteger(expeditions) || expeditions < 1) {
  console.error(`--expeditions: expected a whole number above 0, got "${values.expeditions}".`)
  process.exit(1)
}

const env = readEnv(process.env)
const now = env.fixedNow ?? new Date()
const { db, close } = await openDatabase(env)
await migrate(db)
await loadDemo(db, now)
await multiplyDemo(db, expeditions, now, (done) => console.log(`${done} / ${expeditions}`))
await close()
