import { ms } from '#bench/measure.ts'
import { type Row, row } from '#bench/page.ts'
import { onBothEngines } from '#bench/reliability/demoDatabases.ts'
import { type CrashReport, crashAgainAndAgain } from '#tests/support/crash.ts'

/** Kills the api with SIGKILL under write load, on both databases. */
export function killRows(kills: number): Promise<Row[]> {
  return onBothEngines(async (engine, env) => crashRow(engine, await crashAgainAndAgain(env, kills)))
}

const crashRow = (database: string, { kills, acknowledged, lost, halfDone, slowestRestartMs }: CrashReport) =>
  row(
    `kill -9 under write load, ${kills} times, ${database}`,
    `${lost} of ${acknowledged} acknowledged lost, ${halfDone} half applied, ready again in ${ms(slowestRestartMs)} ms at most`,
    '0 lost, 0 half applied',
    lost + halfDone === 0,
  )
