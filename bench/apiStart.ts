import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadHttp, median } from '#bench/measure.ts'
import { type Row, row } from '#bench/page.ts'
import { startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'

const rounds = 3

/** Measures the time of the embedded service to readiness, and its peak memory under load. */
export async function benchStart(): Promise<Row[]> {
  const first: number[] = []
  const again: number[] = []
  const memory: number[] = []
  for (let round = 0; round < rounds; round++) {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'explora-bench-'))
    const fresh = await startApiProcess({ DATA_DIR })
    first.push(fresh.readyAfterMs)
    await stopProcess(fresh.child)
    const existing = await startApiProcess({ DATA_DIR })
    again.push(existing.readyAfterMs)
    const paths = [
      '/api/v1/expeditions/search?q=kayak',
      '/api/v1/expeditions/1',
      '/api/v1/collections',
      '/api/v1/expeditions/1/departures',
    ]
    await loadHttp(existing.url, paths, 10, 3)
    memory.push(peakMegabytes(existing.child.pid ?? 0))
    await stopProcess(existing.child)
    rmSync(DATA_DIR, { recursive: true })
  }
  return [
    row(
      'first start, demo data, to ready',
      `${Math.round(median(first))} ms`,
      '≤ 12 s',
      median(first) <= 12_000,
    ),
    row(
      'start on an existing database, to ready',
      `${Math.round(median(again))} ms`,
      '≤ 3 s',
      median(again) <= 3_000,
    ),
    row(
      'most memory ever held, after 3 s of load',
      `${Math.round(median(memory))} MB`,
      '≤ 450 MB',
      median(memory) <= 450,
    ),
  ]
}

/** Reads the high-water mark that the kernel records for the process. */
function peakMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
