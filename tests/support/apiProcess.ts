import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { childEnv } from '#tests/support/childEnv.ts'
import { freePort } from '#tests/support/postgres.ts'
import { testSecret } from '#tests/support/testApi.ts'

export type ApiProcess = { url: string; child: ChildProcess; output: () => string; readyAfterMs: number }

const startLimitMs = 60_000
/** A request without an answer would outlast the limit. */
const responseMs = 5_000

/** Starts the api as a process of its own, as `npm start` does, and waits until it is ready. */
export async function startApiProcess(env: Record<string, string>): Promise<ApiProcess> {
  const port = env.API_PORT ?? String(await freePort())
  const url = `http://${env.API_HOST ?? '127.0.0.1'}:${port}`
  const begunAt = performance.now()
  const { child, output } = spawnApi({ ...env, API_PORT: port })
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The api stopped: ${output()}`)
    if (performance.now() - begunAt > startLimitMs) {
      child.kill()
      throw new Error(`The api is not ready after ${startLimitMs} ms: ${output()}`)
    }
    await wait(20)
  }
  return { url, child, output, readyAfterMs: performance.now() - begunAt }
}

/** The same without waiting, for starts that must fail. */
export function spawnApi(env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ['api/main.ts'], {
    env: {
      ...childEnv(),
      SESSION_SECRET: testSecret,
      LOG_LEVEL: 'warn',
      DEMO_NOW: '2027-03-10T09:00:00Z',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += String(chunk)
    })
  return { child, output: () => text }
}

export async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

export async function stopProcess(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  child.kill(signal)
  return exitCode(child)
}

export async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(responseMs) })).ok
  } catch {
    return false
  }
}
