import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startContender } from '#tests/bench/gateway/contender.ts'
import { loadHttp, median, printTable } from '#tests/bench/measure.ts'
import { bestScore } from '#tests/bench/web/lighthouse.ts'
import { benchRendering } from '#tests/bench/web/rendering.ts'
import { scriptBytes } from '#tests/bench/web/scripts.ts'
import { spawnGateway, untilReady } from '#tests/support/gatewayProcess.ts'
import { buildSite } from '#tools/buildSite.ts'

const pages = { home: '/', catalogue: '/expeditions', trip: '/expeditions/balcons-de-la-vanoise' }
const budgets = { home: 130, catalogue: 150, trip: 140 }
const rounds = 8
const runs = 3

/** The site as built, on the demonstration's data, in processes of its own. */
export async function benchWeb(): Promise<void> {
  await buildSite()
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-web-'))
  const apiPort = String(4900 + Math.floor(Math.random() * 90))
  const gateway = await spawnGateway({ DATA_DIR: dataDir, API_PORT: apiPort, LOG_LEVEL: 'fatal' })
  try {
    await untilReady(gateway)
    await weigh(gateway.url)
    await compareWithBuffer(gateway.url)
    await renderAnew(gateway.url, `http://127.0.0.1:${apiPort}`, dataDir)
    await watchMemory(gateway.url, gateway.child.pid ?? 0)
    await look(gateway.url)
  } finally {
    gateway.child.kill('SIGTERM')
    await new Promise((resolve) => gateway.child.once('exit', resolve))
    rmSync(dataDir, { recursive: true })
  }
  console.log(
    `load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
}

async function weigh(url: string): Promise<void> {
  const rows = []
  for (const name of ['home', 'catalogue', 'trip'] as const)
    rows.push({
      page: name,
      'kB gzip': ((await scriptBytes(url + pages[name])) / 1000).toFixed(1),
      'at most': budgets[name],
    })
  printTable('web: JavaScript of a page', rows)
}

/** One second each in turn; a ratio is the median of those of the rounds. */
async function compareWithBuffer(url: string): Promise<void> {
  const bytes = (await (await fetch(url)).arrayBuffer()).byteLength
  const buffer = await startContender('bufferProcess.ts', [String(bytes)])
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push((await loadHttp(url, ['/'], 10, 1)).perSecond)
    theirs.push((await loadHttp(buffer.url, ['/'], 10, 1)).perSecond)
  }
  await buffer.stop()
  const ratio = median(ours.map((each, index) => each / (theirs[index] ?? Number.NaN)))
  printTable('web: a kept page ÷ a fixed buffer of its size', [
    {
      bytes,
      'page a second': median(ours).toFixed(0),
      'buffer a second': median(theirs).toFixed(0),
      ratio: ratio.toFixed(2),
      goal: 0.8,
    },
  ])
}

/** Not the catalogue, which every other address asks something else. */
async function renderAnew(url: string, apiUrl: string, dataDir: string): Promise<void> {
  const rows = []
  for (const page of ['home', 'trip'] as const) {
    const path = pages[page]
    const { oursMs, bareMs, ratio, firstByteMs } = await benchRendering({ url, apiUrl, dataDir, path })
    rows.push({
      page,
      'processor ms': oursMs.toFixed(1),
      'its components alone': bareMs.toFixed(1),
      ratio: ratio.toFixed(2),
      'at most': 1.5,
      'first byte ms': firstByteMs.toFixed(1),
      'at most ': 60,
    })
  }
  printTable('web: a page rendered anew, of what is kept', rows)
}

async function watchMemory(url: string, pid: number): Promise<void> {
  const paths = [
    ...Object.values(pages),
    ...Array.from({ length: 20 }, (_, page) => `/expeditions?page=${page + 1}`),
  ]
  const view = async (count: number) => {
    for (let views = 0; views < count; views += 1)
      await (await fetch(url + (paths[views % paths.length] ?? '/'))).arrayBuffer()
  }
  await view(1_000)
  const first = residentMb(pid)
  await view(9_000)
  printTable('web: memory of the gateway, MB resident', [
    {
      'after 1,000 views': first.toFixed(0),
      'after 10,000': residentMb(pid).toFixed(0),
      'grows less than': 30,
    },
  ])
}

/** 0 where the kernel does not tell. */
function residentMb(pid: number): number {
  try {
    const [, kB = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kB) / 1024
  } catch {
    return 0
  }
}

async function look(url: string): Promise<void> {
  const rows = []
  for (const [page, path] of Object.entries(pages)) {
    const { scores, lcpMs, cls, tbtMs } = await bestScore(url + path, runs)
    rows.push({
      page,
      ...scores,
      'LCP ms': lcpMs.toFixed(0),
      CLS: cls.toFixed(3),
      'TBT ms': tbtMs.toFixed(0),
    })
  }
  printTable(`web: Lighthouse, mobile, the best of ${runs}`, rows)
}
