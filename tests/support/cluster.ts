import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { type ApiProcess, startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'
import { type GatewayProcess, spawnGateway, untilReady } from '#tests/support/gatewayProcess.ts'
import { startRedis } from '#tests/support/redis.ts'
import { findProgram } from '#tools/programs.js'

export type Cluster = {
  /** Address of nginx, before both nodes. */
  url: string
  redisUrl: string
  gateways: GatewayProcess[]
  /** Kills a gateway and an api at once, as a machine failure does; returns their exit codes. */
  stopMachine(index: number, signal?: NodeJS.Signals): Promise<(number | null)[]>
  /** Restarts both at their addresses and waits until they are ready. */
  startMachine(index: number): Promise<void>
  /** The logs of every program that was started. */
  output(): string
  stop(): Promise<void>
}

/**
 * Two gateways and two apis on one database and one Redis, behind nginx with the deployed configuration. Each
 * node has its own loopback address, on which it listens at the deployed port.
 */
export async function startCluster(databaseUrl: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'explora-cluster-'))
  // nginx's workers run as another user when we are root, and must reach their folders.
  chmodSync(folder, 0o755)
  const toHost = hosts()
  const redis = await startRedis()
  const shared = { TRUST_PROXY: '1', LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000000' }
  const started: (ApiProcess | GatewayProcess)[] = []
  const api = async (index: number) => {
    const program = await startApiProcess({
      ...shared,
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, `api-${index}`),
      API_HOST: toHost(`api-${index + 1}`),
      API_PORT: '4001',
    })
    started.push(program)
    return program
  }
  const gateway = async (index: number) => {
    const program = await spawnGateway({
      ...shared,
      API_URL: `http://${toHost('nginx')}:8081`,
      REDIS_URL: redis.url,
      DATA_DIR: join(folder, `gateway-${index}`),
      HOST: toHost(`gateway-${index + 1}`),
      PORT: '4000',
    })
    started.push(program)
    await untilReady(program)
    return program
  }
  const apis = await Promise.all([api(0), api(1)])
  const nginx = await startNginx(folder, toHost)
  const gateways = await Promise.all([gateway(0), gateway(1)])
  return {
    url: `http://${toHost('nginx')}:8080`,
    redisUrl: redis.url,
    gateways,
    stopMachine: (index, signal) =>
      Promise.all(
        [gateways[index], apis[index]].map((node) => (node ? stopProcess(node.child, signal) : null)),
      ),
    async startMachine(index) {
      // One after the other: here they start on the processors of the other machine.
      apis[index] = await api(index)
      gateways[index] = await gateway(index)
    },
    output: () => started.map(({ url, output }) => `${url}\n${output()}`).join('\n'),
    async stop() {
      await Promise.all([...gateways, ...apis].map(({ child }) => stopProcess(child)))
      await stopNginx(nginx)
      await redis.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const names = ['nginx', 'gateway-1', 'gateway-2', 'api-1', 'api-2']
type HostOf = (name: string) => string

/** Two clusters may run at once: each has a network of its own within 127.0.0.0/8. */
function hosts(): HostOf {
  const part = () => 1 + Math.floor(Math.random() * 250)
  const network = `127.${part()}.${part()}`
  return (name) => `${network}.${names.indexOf(name) + 1}`
}

/** The deployed configuration with this machine's addresses instead of the containers'. */
async function startNginx(folder: string, toHost: HostOf): Promise<ChildProcess> {
  const addressed = names
    .reduce(
      (text, name) => text.replaceAll(`${name}:`, `${toHost(name)}:`),
      readFileSync('deploy/nginx.conf', 'utf8'),
    )
    .replaceAll('listen ', `listen ${toHost('nginx')}:`)
    // Addresses need no resolver, and nginx before 1.27.3 does not know the parameter.
    .replaceAll(' resolve;', ';')
    .replaceAll('/tmp/', `${folder}/`)
  const conf = join(folder, 'nginx.conf')
  writeFileSync(conf, addressed)
  const nginx = spawn(findProgram('nginx') ?? 'nginx', ['-c', conf, '-g', 'daemon off;'], { stdio: 'ignore' })
  await vi.waitFor(() => fetch(`http://${toHost('nginx')}:8081/health/live`), 10_000)
  return nginx
}

async function stopNginx(nginx: ChildProcess): Promise<void> {
  if (nginx.exitCode !== null) return
  const gone = once(nginx, 'exit')
  nginx.kill('SIGTERM')
  await gone
}
