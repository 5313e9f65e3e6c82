import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { isReady } from '#tests/support/apiProcess.ts'
import { builtSite } from '#tests/support/builtSite.ts'
import { childEnv } from '#tests/support/childEnv.ts'
import { freePort } from '#tests/support/postgres.ts'
import { testSecret } from '#tests/support/testApi.ts'

export type GatewayProcess = { url: string; child: ChildProcess; output: () => string }

/** Starts the gateway as a process of its own, without waiting. */
export async function spawnGateway(env: Record<string, string>): Promise<GatewayProcess> {
  // A gateway that starts while the site is built would find half of it.
  await builtSite()
  const port = env.PORT ?? String(await freePort())
  const child = spawn(process.execPath, ['gateway/main.ts'], {
    env: { ...childEnv(), SESSION_SECRET: testSecret, RATE_LIMIT_FACTOR: '1000000', ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += String(chunk)
    })
  return { url: `http://${env.HOST ?? '127.0.0.1'}:${port}`, child, output: () => text }
}

/** Waits until it is ready; throws once it cannot be. */
export async function untilReady({ url, child, output }: GatewayProcess, limitMs = 100_000): Promise<void> {
  const end = performance.now() + limitMs
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > end) throw new Error(`Not ready: ${output()}`)
    await wait(50)
  }
}

/** Waits until it responds, whatever it can reach. */
export async function untilAlive({ url, child, output }: GatewayProcess): Promise<void> {
  const isAlive = () =>
    fetch(`${url}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isAlive())) {
    if (child.exitCode !== null) throw new Error(`Not alive: ${output()}`)
    await wait(50)
  }
}
