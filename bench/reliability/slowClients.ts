import { ms } from '#bench/measure.ts'
import { type Row, row } from '#bench/page.ts'
import { stopProcess } from '#tests/support/apiProcess.ts'
import { spawnGateway, untilReady } from '#tests/support/gatewayProcess.ts'
import { slowClients } from '#tests/support/slowClients.ts'
import { json, startUpstream } from '#tests/support/upstream.ts'

/** Runs clients that never complete their requests beside ordinary ones. */
export async function slowClientRows(): Promise<Row[]> {
  const upstream = await startUpstream(json({}))
  const gateway = await spawnGateway({ API_URL: upstream.url, LOG_LEVEL: 'silent' })
  await untilReady(gateway)
  const { clients, closedAfterMs, answered, refused, slowestMs } = await slowClients(gateway.url, 400)
  await stopProcess(gateway.child)
  await upstream.close()
  return [
    row(
      `${clients} clients that send a byte now and then`,
      `all closed within ${ms(closedAfterMs)} ms; ${answered} others were answered, the slowest in ${ms(slowestMs)} ms`,
      'closed in ≤ 15 s, others in ≤ 1 s',
      closedAfterMs <= 15_000 && slowestMs <= 1_000 && refused === 0,
    ),
  ]
}
