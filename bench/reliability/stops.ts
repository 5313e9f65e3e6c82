import { ms } from '#bench/measure.ts'
import { type Row, row } from '#bench/page.ts'
import { type StopReport, stopUnderLoad } from '#tests/support/stopUnderLoad.ts'

const inFlight = 200

/** Sends SIGTERM with two hundred requests in flight. */
export async function stopRows(times: number): Promise<Row[]> {
  const reports: StopReport[] = []
  for (let round = 0; round < times; round++) reports.push(await stopUnderLoad(inFlight))
  const lost = reports.flatMap((report) => report.lost)
  const refused = reports.reduce((sum, report) => sum + report.refused, 0)
  const slowest = Math.max(...reports.map(({ stoppedAfterMs }) => stoppedAfterMs))
  const isClean = reports.every(({ exitCode }) => exitCode === 0)
  return [
    row(
      `SIGTERM with ${inFlight} requests in flight, ${times} times`,
      `${lost.length} lost, ${refused} refused with Retry-After, ${isClean ? 'every' : 'not every'} exit 0, within ${ms(slowest)} ms`,
      '0 lost, exit 0 in ≤ 10 s',
      lost.length === 0 && isClean && slowest <= 10_000,
    ),
  ]
}
