import { ms } from '#bench/measure.ts'
import { type Row, row } from '#bench/page.ts'
import { onBothEngines, withDatabase } from '#bench/reliability/demoDatabases.ts'
import { crashWhilePaying } from '#tests/support/paymentCrash.ts'

/** Kills the api, the gateway and the provider in turn while buyers pay, and compares the provider's books with ours. */
export async function paymentKillRows(kills: number): Promise<Row[]> {
  return onBothEngines(async (engine, env) => {
    await withDatabase(env, async () => undefined)
    const { met, charges, reservations, refunds, faults, slowestRestartMs } = await crashWhilePaying(
      env,
      kills,
    )
    for (const fault of faults) console.error(fault)
    const counts = `${charges} charges, ${reservations} reservations, ${refunds} refunded`
    return row(
      `kill -9 while buyers pay, ${kills} times, ${engine}`,
      `${faults.length} differences; ${counts}; ${met} purchases met; ready again in ${ms(slowestRestartMs)} ms at most`,
      '0 differences',
      faults.length === 0 && met > 0,
    )
  })
}
