import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Row, row } from '#tests/bench/page.ts'
import { isToldToComeBack } from '#tests/bench/reliability/refusal.ts'
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

/** The started product asked for so many minutes: what it holds at the end, beside what it held once it was warm. */
export async function soakRows(minutes: number): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'explora-soak-'))
  const gateway = await spawnGateway({
    DATA_DIR: dataDir,
    API_PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
  })
  await untilReady(gateway)
  const end = performance.now() + minutes * 60_000
  const held: number[] = []
  let answered = 0
  let refused = 0
  let failed = 0
  const visit = async (first: number) => {
    for (let index = first; performance.now() < end; index++) {
      const answer = await fetch(gateway.url + paths[index % paths.length])
      await answer.arrayBuffer()
      if (answer.ok) answered += 1
      else if (isToldToComeBack(answer)) refused += 1
      else failed += 1
    }
  }
  const watch = setInterval(() => held.push(megabytesOf(gateway.child.pid)), (minutes * 60_000) / 40)
  await Promise.all(Array.from({ length: visitors }, (_, index) => visit(index)))
  clearInterval(watch)
  await stopProcess(gateway.child)
  rmSync(dataDir, { recursive: true })
  const [warm, last] = [mean(held.slice(10, 20)), mean(held.slice(-10))]
  return [
    row(
      `${minutes} minutes of ${visitors} visitors who never pause`,
      `${answered} answers, ${failed} failed, ${refused} told to come back; the gateway held ${warm.toFixed(0)} MB in the second quarter, ${last.toFixed(0)} MB in the last`,
      '0 failed, ≤ 10 % more',
      failed === 0 && last <= warm * 1.1,
    ),
  ]
}

function megabytesOf(pid = 0): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
