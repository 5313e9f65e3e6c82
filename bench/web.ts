import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startContender } from '#bench/gateway/contender.ts'
import { readMemory } from '#bench/gatewayMemory.ts'
import { loadHttp, median } from '#bench/measure.ts'
import { options } from '#bench/options.ts'
import { type Row, row, type Section } from '#bench/page.ts'
import { fetchScores } from '#bench/web/lighthouse.ts'
import { benchRendering } from '#bench/web/rendering.ts'
import { scriptBytes } from '#bench/web/scripts.ts'
import { stopProcess } from '#tests/support/apiProcess.ts'
import { spawnGateway, untilReady } from '#tests/support/gatewayProcess.ts'
import { freePort } from '#tests/support/postgres.ts'
import { buildSite } from '#tools/buildSite.ts'

const pages = { home: '/', catalogue: '/expeditions', trip: '/expeditions/balcons-de-la-vanoise' }
const budgets = { home: 130, catalogue: 150, trip: 131 }

/** Benchmarks the built site on demonstration data, in its own processes. */
export async function benchWeb(): Promise<Section[]> {
  await buildSite()
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-web-'))
  const apiPort = String(await freePort())
  const gateway = await spawnGateway({ DATA_DIR: dataDir, API_PORT: apiPort, LOG_LEVEL: 'fatal' })
  try {
    await untilReady(gateway)
    const rows = [
      ...(await weigh(gateway.url)),
      await compareWithBuffer(gateway.url),
      ...(await renderUncached(gateway.url, `http://127.0.0.1:${apiPort}`, dataDir)),
      await watchMemory(gateway.url),
    ]
    return [
      { title: 'site', rows },
      {
        title: `site, Lighthouse, mobile, read before, ${options.runs} runs, the rest of the best`,
        rows: await look(gateway.url),
      },
    ]
  } finally {
    await stopProcess(gateway.child)
    rmSync(dataDir, { recursive: true })
  }
}

async function weigh(url: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const name of ['home', 'catalogue', 'trip'] as const) {
    const kB = (await scriptBytes(url + pages[name])) / 1000
    rows.push(
      row(`JavaScript, ${name}`, `${kB.toFixed(1)} kB gzip`, `≤ ${budgets[name]} kB`, kB <= budgets[name]),
    )
  }
  return rows
}

/** Warm-up: V8 takes longer to compile the path of a page than the bare route. */
const warmUpS = 6

/** Alternates slices of one second, both warm; the ratio is the median over the rounds. */
async function compareWithBuffer(url: string): Promise<Row> {
  const bytes = (await (await fetch(url)).arrayBuffer()).byteLength
  const buffer = await startContender('bufferProcess.ts', [String(bytes)])
  for (const each of [url, buffer.url]) await loadHttp(each, ['/'], 10, warmUpS)
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < options.rounds; round += 1) {
    ours.push((await loadHttp(url, ['/'], 10, 1)).perSecond)
    theirs.push((await loadHttp(buffer.url, ['/'], 10, 1)).perSecond)
  }
  await buffer.stop()
  const ratio = median(ours.map((each, index) => each / (theirs[index] ?? Number.NaN)))
  return row(
    `cached page ÷ fixed buffer of ${Math.round(bytes / 1000)} kB`,
    `${ratio.toFixed(2)} (${median(ours).toFixed(0)} ÷ ${median(theirs).toFixed(0)} a second)`,
    '≥ 0.8',
    ratio >= 0.8,
  )
}

/** Renders uncached pages; the catalogue is left out, since its query string changes its search. */
async function renderUncached(url: string, apiUrl: string, dataDir: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const page of ['home', 'trip'] as const) {
    const path = pages[page]
    const { oursMs, bareMs, ratio, firstByteMs } = await benchRendering({ url, apiUrl, dataDir, path })
    rows.push(
      row(
        `uncached page ÷ its components alone, ${page}`,
        `${ratio.toFixed(2)} (${oursMs.toFixed(1)} ÷ ${bareMs.toFixed(1)} ms of processor)`,
        '≤ 1.5',
        ratio <= 1.5,
      ),
      row(`first byte of it, ${page}`, `${firstByteMs.toFixed(1)} ms`, '≤ 60 ms', firstByteMs <= 60),
    )
  }
  return rows
}

async function watchMemory(url: string): Promise<Row> {
  const paths = [
    ...Object.values(pages),
    ...Array.from({ length: 20 }, (_, page) => `/expeditions?page=${page + 1}`),
  ]
  const view = async (count: number) => {
    for (let views = 0; views < count; views += 1)
      await (await fetch(url + (paths[views % paths.length] ?? '/'))).arrayBuffer()
  }
  await view(1_000)
  const { resident: first } = await readMemory(url)
  await view(9_000)
  const { resident: last } = await readMemory(url)
  return row(
    'memory of the gateway after 1,000 and 10,000 views',
    `${first.toFixed(0)}, ${last.toFixed(0)} MB`,
    '≤ 30 MB more',
    last - first <= 30,
  )
}

/** More than the responses after which the gateway compresses a page densely, before Chromium has started. */
const earlierVisits = 10

/** Scores pages that other visitors have read before. */
async function look(url: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [page, path] of Object.entries(pages)) {
    for (let visit = 0; visit < earlierVisits; visit += 1)
      await (await fetch(url + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
    const runs = await fetchScores(url + path, options.runs)
    const [best] = runs
    if (!best) throw new Error('Lighthouse has not run.')
    const { lcpMs, cls, tbtMs } = best
    const { performance: _best, ...others } = best.scores
    const performances = runs.map(({ scores }) => scores.performance ?? 0)
    rows.push(
      row(
        `${page}: performance of each run`,
        performances.join(', '),
        '≥ 98 each',
        performances.every((performance) => performance >= 98),
      ),
      row(
        `${page}: ${Object.keys(others).join(', ')}`,
        Object.values(others).join(', '),
        '100 each',
        Object.values(others).every((score) => score === 100),
      ),
      row(
        `${page}: LCP, TBT, CLS`,
        `${lcpMs.toFixed(0)} ms, ${tbtMs.toFixed(0)} ms, ${cls.toFixed(3)}`,
        '≤ 1600, ≤ 80, ≤ 0.01',
        lcpMs <= 1600 && tbtMs <= 80 && cls <= 0.01,
      ),
    )
  }
  return rows
}
