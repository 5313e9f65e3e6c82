import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { largeDatabase } from '#bench/largeDatabase.ts'
import { ms } from '#bench/measure.ts'
import { type Row, row } from '#bench/page.ts'
import { type CrashReport, crashAgainAndAgain } from '#tests/support/crash.ts'

const demoExpeditions = 48

/** Kills the api with SIGKILL under write load, on both databases. */
export async function killRows(kills: number): Promise<Row[]> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'explora-bench-'))
  const embedded = await crashAgainAndAgain({ DATA_DIR }, kills)
  rmSync(DATA_DIR, { recursive: true })
  const postgres = await largeDatabase(demoExpeditions)
  try {
    const server = await crashAgainAndAgain({ DATABASE_URL: postgres.url }, kills)
    return [crashRow('PGlite', embedded), crashRow('PostgreSQL', server)]
  } finally {
    await postgres.stop()
  }
}

const crashRow = (database: string, { kills, acknowledged, lost, halfDone, slowestRestartMs }: CrashReport) =>
  row(
    `kill -9 under write load, ${kills} times, ${database}`,
    `${lost} of ${acknowledged} acknowledged lost, ${halfDone} half applied, ready again in ${ms(slowestRestartMs)} ms at most`,
    '0 lost, 0 half applied',
    lost + halfDone === 0,
  )
