import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Contender, startContender } from '#bench/gateway/contender.ts'
import { startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'

/** `lean` has the sizes of PERFORMANCE.md; `full` is what our own api sends. */
export type Upstreams = { lean: Contender; full: Contender; slugs: string[] }

/** Two processes that answer from memory what a real api, started for this with its demonstration data, has answered once. */
export async function recordUpstreams(): Promise<Upstreams> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'explora-bench-'))
  const api = await startApiProcess({ DATA_DIR, RATE_LIMIT_FACTOR: '1000' })
  try {
    const answer = await fetch(`${api.url}/api/v1/expeditions/search`)
    const { hits }: { hits: { slug: string }[] } = JSON.parse(await answer.text())
    return {
      lean: await startContender('upstreamProcess.ts', [api.url, 'lean']),
      full: await startContender('upstreamProcess.ts', [api.url, 'full']),
      slugs: hits.map(({ slug }) => slug),
    }
  } finally {
    await stopProcess(api.child)
    rmSync(DATA_DIR, { recursive: true })
  }
}
