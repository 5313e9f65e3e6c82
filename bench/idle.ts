import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fill } from '#bench/largeDatabase.ts'
import { options } from '#bench/options.ts'
import { type Row, row, type Section } from '#bench/page.ts'
import { runtimeMs } from '#bench/processor.ts'
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
  const { postgres, url } = await startPostgres(join(dataDir, 'postgres'), [])
  try {
    const embedded = { DATA_DIR: dataDir }
    const server = { DATA_DIR: join(dataDir, 'server'), DATABASE_URL: `${url}/postgres` }
    await fill(embedded, trips)
    await fill(server, trips)
    const port = Number(new URL(url).port)
    const rows = [await measure('embedded', embedded), await measure('PostgreSQL', server, port)]
    return [{ title: `idle product, ${options.product}, ${options.seconds} s`, rows }]
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true })
  }
}

async function measure(what: string, variables: NodeJS.ProcessEnv, postgresPort?: number): Promise<Row> {
  const child = await start(variables)
  await wait(settlingMs)
  const server = postgresPort ? processes().filter(({ command }) => command.includes('postgres')) : []
  const pids = [...familyOf(child.pid ?? 0), ...server.map(({ pid }) => pid)]
  const total = () => pids.reduce((sum, pid) => sum + runtimeMs(pid), 0)
  const before = total()
  const begunAt = performance.now()
  await wait(options.seconds * 1_000)
  const percent = (100 * (total() - before)) / (performance.now() - begunAt)
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

type Process = { pid: number; parent: number; command: string }

function processes(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const [, command = '', , parent] =
        /\((.*)\) (\S) (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? []
      return parent ? [{ pid: Number(name), parent: Number(parent), command }] : []
    } catch {
      return []
    }
  })
}

/** The process and its descendants. */
function familyOf(pid: number): number[] {
  const children = processes().filter(({ parent }) => parent === pid)
  return [pid, ...children.flatMap((each) => familyOf(each.pid))]
}
