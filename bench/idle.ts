import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fill } from '#bench/largeDatabase.ts'
import { options } from '#bench/options.ts'
import { type Row, row, type Section } from '#bench/page.ts'
import { processorUs, toParent } from '#bench/processor.ts'
import { stopProcess } from '#tests/support/apiProcess.ts'
import { childEnv } from '#tests/support/childEnv.ts'
import { untilReady } from '#tests/support/gatewayProcess.ts'
import { freePort, startPostgres } from '#tests/support/postgres.ts'

const trips = 48
const settlingMs = 20_000
const goal = 0.5

/** Processor time of gateway, api and database without requests, over `--seconds`, on both databases. */
export async function benchIdle(): Promise<Section[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-idle-'))
  chmodSync(dataDir, 0o755)
  try {
    const embedded = { DATA_DIR: dataDir }
    await fill(embedded, trips)
    const rows = [await measure('embedded', embedded)]
    const { postgres, url } = await startPostgres(join(dataDir, 'postgres'), [])
    const server = { DATA_DIR: join(dataDir, 'server'), DATABASE_URL: `${url}/postgres` }
    await fill(server, trips)
    rows.push(await measure('PostgreSQL', server))
    await postgres.stop()
    return [{ title: `idle product, ${options.product}, ${options.seconds} s`, rows }]
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}

async function measure(what: string, variables: NodeJS.ProcessEnv): Promise<Row> {
  const child = await start(variables)
  await wait(settlingMs)
  const pids = findDescendants(process.pid)
  const total = () => pids.reduce((sum, pid) => sum + processorUs(pid), 0)
  const before = total()
  const begunAt = performance.now()
  await wait(options.seconds * 1_000)
  const percent = (total() - before) / 10 / (performance.now() - begunAt)
  await stopProcess(child)
  return row(what, `${percent.toFixed(2)} % of a core`, `≤ ${goal} %`, percent <= goal)
}

async function start(variables: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const [port, apiPort] = [await freePort(), await freePort()]
  const env = { ...childEnv(), ...variables, PORT: `${port}`, API_PORT: `${apiPort}`, LOG_LEVEL: 'warn' }
  const stdio: ['ignore', 'ignore', 'inherit'] = ['ignore', 'ignore', 'inherit']
  const child = spawn(process.execPath, ['gateway/main.ts'], { cwd: options.product, env, stdio })
  await untilReady({ url: `http://127.0.0.1:${port}`, child, output: () => 'its output is above' })
  return child
}

/** Programs that this process and its children have started. */
function findDescendants(pid: number): number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((each) => toParent(each) === pid)
  return children.flatMap((each) => [each, ...findDescendants(each)])
}
