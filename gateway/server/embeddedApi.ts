import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { EnvError } from '#server/env.ts'

const program = join(import.meta.dirname, '../../api/main.ts')

/** It stops by itself within ten seconds; one that does not is killed. */
const patienceMs = 11_000
const shortestPauseMs = 250
const longestPauseMs = 10_000
/** One that has run so long starts anew with the shortest pause. */
const steadyMs = 30_000

/** With this code it ends in its first moments over what a second start cannot mend, which it has said on the standard error. */
const unusable = 1

type Options = { env: NodeJS.ProcessEnv; log: FastifyBaseLogger; onUnusable: () => void }

/** The embedded api, in a process of its own: a query of its database holds the loop it runs in. Started again when it dies. */
export function startEmbeddedApi({ env, log, onUnusable }: Options) {
  let isStopping = false
  let pauseMs = shortestPauseMs
  let timer: NodeJS.Timeout | undefined
  let child = start()

  function start(): ChildProcess {
    const startedAt = performance.now()
    const started = spawn(process.execPath, [program], {
      env,
      // By this channel it learns of our end, however we end.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // An interrupt of the terminal is for us: it is needed as long as requests are in flight.
      detached: true,
    })
    log.info({ pid: started.pid }, 'the api is started')
    started.once('exit', (code, signal) => {
      if (isStopping) return
      const isSteady = performance.now() - startedAt > steadyMs
      if (code === unusable && !isSteady) return onUnusable()
      if (isSteady) pauseMs = shortestPauseMs
      log.error({ code, signal, pauseMs }, 'the api has died and is started again')
      timer = setTimeout(() => {
        child = start()
      }, pauseMs)
      pauseMs = Math.min(longestPauseMs, pauseMs * 2)
    })
    return started
  }

  return {
    pid: () => child.pid,
    async stop(): Promise<void> {
      isStopping = true
      clearTimeout(timer)
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      const killer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
      await gone
      clearTimeout(killer)
    },
  }
}

/** Refuses a port that is taken before any request can reach the process that holds it. */
export async function checkApiPort(port: number): Promise<void> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw new EnvError(`API_PORT: ${error instanceof Error ? error.message : error}.`)
  }
  probe.close()
  await once(probe, 'close')
}
