import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Contender, startContender } from '#bench/gateway/contender.ts'
import { startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'

/** `lean` has the sizes that the goals assume; `full` has those of our api. */
export type Upstreams = { lean: Contender; full: Contender; slugs: string[] }

/** Starts two upstreams that replay responses recorded from an api with demonstration data. */
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
