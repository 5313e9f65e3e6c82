import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { largeDatabase } from '#tests/bench/largeDatabase.ts'
import { ms, printTable } from '#tests/bench/measure.ts'
import { type CrashReport, crashAgainAndAgain } from '#tests/support/crash.ts'

const kills = 50
const demoExpeditions = 48

/** `kill -9` of the api under write load, again and again, on both databases: what it acknowledged is there afterwards. */
export async function benchDurability(): Promise<void> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'explora-bench-'))
  const embedded = await crashAgainAndAgain({ DATA_DIR }, kills)
  rmSync(DATA_DIR, { recursive: true })
  const postgres = await largeDatabase(demoExpeditions)
  try {
    const server = await crashAgainAndAgain({ DATABASE_URL: postgres.url }, kills)
    printTable('api: kill -9 under write load', [row('PGlite', embedded), row('PostgreSQL', server)])
  } finally {
    await postgres.stop()
  }
}

function row(database: string, report: CrashReport) {
  return {
    database,
    kills: report.kills,
    'writes acknowledged': report.acknowledged,
    lost: report.lost,
    'half done': report.halfDone,
    'slowest restart ms': ms(report.slowestRestartMs),
    met: report.lost + report.halfDone === 0 ? 'yes' : 'no',
  }
}
