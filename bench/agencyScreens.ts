import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAgency } from '#bench/agency/openAgency.ts'
import { options } from '#bench/options.ts'
import { type Row, row, type Section } from '#bench/page.ts'
import { fetchScore, type Score } from '#bench/web/lighthouse.ts'
import { stopProcess } from '#tests/support/apiProcess.ts'
import { spawnGateway, untilReady } from '#tests/support/gatewayProcess.ts'
import { freePort } from '#tests/support/postgres.ts'
import { buildSite } from '#tools/buildSite.ts'

const paths = ['/agence', '/agence/departs']
const goalMs = 2_500

/** Runs axe on each screen, in each state, at each width: the tests have one width for most. */
async function soundness(): Promise<Row> {
  const file = 'tests/e2e/agencyScreens.whole.test.ts'
  const child = spawn('node_modules/.bin/vitest', ['run', '--mode', 'whole', file], {
    env: { ...process.env, EVERY_WIDTH: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  const what = 'axe and horizontal scroll: full, loading, failed, empty, forbidden; 1280, 768, 390'
  return row(what, code === 0 ? 'sound' : 'not sound', 'sound', code === 0)
}

/** Runs Lighthouse's phone on the first screens of the agency, signed in as the owner of the demonstration. */
export async function benchAgencyScreens(): Promise<Section[]> {
  await buildSite()
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-agency-'))
  const apiPort = String(await freePort())
  const gateway = await spawnGateway({ DATA_DIR: dataDir, API_PORT: apiPort, LOG_LEVEL: 'fatal' })
  try {
    await untilReady(gateway)
    const cookie = await openAgency(gateway.url)
    const rows: Row[] = []
    for (const path of paths) rows.push(...(await look(path, gateway.url, cookie)))
    return [
      { title: `agency, Lighthouse, mobile, signed in, ${options.runs} runs`, rows },
      { title: 'agency, each screen in Chromium', rows: [await soundness()] },
    ]
  } finally {
    await stopProcess(gateway.child)
    rmSync(dataDir, { recursive: true })
  }
}

async function look(path: string, url: string, cookie: string): Promise<Row[]> {
  const runs: Score[] = []
  while (runs.length < options.runs) runs.push(await fetchScore(url + path, { cookie }))
  const inSeconds = (read: (run: Score) => number) =>
    runs.map((run) => (read(run) / 1000).toFixed(2)).join(', ')
  const interactive = inSeconds(({ interactiveMs }) => interactiveMs)
  const shifts = runs.map(({ cls }) => cls)
  return [
    row(
      `${path}: interactive`,
      `${interactive} s`,
      `≤ ${goalMs / 1000} s`,
      runs.every(({ interactiveMs }) => interactiveMs <= goalMs),
    ),
    row(`${path}: largest paint`, `${inSeconds(({ lcpMs }) => lcpMs)} s`, '–', true),
    row(
      `${path}: layout shift`,
      shifts.map((cls) => cls.toFixed(3)).join(', '),
      '0',
      shifts.every((cls) => cls === 0),
    ),
  ]
}
