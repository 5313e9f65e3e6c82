import { openDatabase } from '#api/db/client.ts'
import { migrate } from '#api/db/migrate.ts'
import { readEnv } from '#api/env.ts'
import { ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { messageFor } from '#api/start.ts'
import { commandLine, refuse } from '#tools/commandLine.ts'

const usage = `Usage: npm run ledger -- check
Recomputes the ledger of DATABASE_URL or DATA_DIR, prints each difference and exits with 1 if there is one.`
const { positionals } = commandLine({ usage, options: {}, allowPositionals: true })
if (positionals.join() !== 'check') refuse('expected the command check.', usage)

try {
  const { db, close } = await openDatabase(readEnv(process.env))
  await migrate(db)
  const differences = await ledgerDifferences(db)
  await close()
  for (const difference of differences) console.error(difference)
  if (differences.length === 0) console.log('The ledger is right.')
  else process.exitCode = 1
} catch (error) {
  console.error(messageFor(error))
  process.exitCode = 1
}
