import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type MemoryMb, readMemory } from '#bench/gatewayMemory.ts'
import { median } from '#bench/measure.ts'
import { type Row, row } from '#bench/page.ts'
import { isRetryLater } from '#bench/reliability/retryLater.ts'
import { stopProcess } from '#tests/support/apiProcess.ts'
import { spawnGateway, untilReady } from '#tests/support/gatewayProcess.ts'
import { freePort } from '#tests/support/postgres.ts'

const visitors = 4
const paths = [
  '/',
  '/expeditions',
  '/expeditions/balcons-de-la-vanoise',
  '/graphql?query={expeditions(first:24){nodes{name}}}',
  '/graphql?query={expedition(slug:"1"){name}}',
]

/** Loads the started product for the given minutes and compares its memory at the end with that after warm-up. */
export async function soakRows(minutes: number): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'explora-soak-'))
  const gateway = await spawnGateway({
    DATA_DIR: dataDir,
    API_PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
  })
  await untilReady(gateway)
  const end = performance.now() + minutes * 60_000
  const samples: MemoryMb[] = []
  let answered = 0
  let refused = 0
  let failed = 0
  const visit = async (first: number) => {
    for (let index = first; performance.now() < end; index++) {
      const answer = await fetch(gateway.url + paths[index % paths.length])
      await answer.arrayBuffer()
      if (answer.ok) answered += 1
      else if (isRetryLater(answer)) refused += 1
      else failed += 1
    }
  }
  const watch = async () => {
    for (; performance.now() < end; await wait(2_000)) samples.push(await readMemory(gateway.url))
  }
  await Promise.all([watch(), ...Array.from({ length: visitors }, (_, index) => visit(index))])
  await stopProcess(gateway.child)
  rmSync(dataDir, { recursive: true })
  const { held, heap } = byQuarters(samples)
  const [, warm = 0, , last = 0] = held
  return [
    row(
      `${minutes} minutes of ${visitors} visitors who never pause`,
      `${answered} answers, ${failed} failed, ${refused} refused with Retry-After; by quarters the gateway occupied ${held.join(', ')} MB, of them ${heap.join(', ')} MB of objects`,
      '0 failed, ≤ 10 % more in the last quarter than in the second',
      failed === 0 && last <= warm * 1.1,
    ),
  ]
}

function byQuarters(samples: MemoryMb[]) {
  const quarters = [0, 1, 2, 3].map((quarter) =>
    samples.slice((samples.length * quarter) / 4, (samples.length * (quarter + 1)) / 4),
  )
  return {
    held: quarters.map((each) => Math.round(median(each.map(({ resident }) => resident)))),
    // The minimum falls right after a collection: live objects.
    heap: quarters.map((each) => Math.round(Math.min(...each.map((sample) => sample.heap)))),
  }
}
