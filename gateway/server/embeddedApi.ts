import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { EnvError } from '#server/env.ts'

const program = join(import.meta.dirname, '../../api/main.ts')

/** It stops by itself within ten seconds; then it is killed. */
const timeoutMs = 11_000
const shortestPauseMs = 250
const longestPauseMs = 10_000
/** A process that has run this long restarts with the shortest delay. */
const steadyMs = 30_000

/** Exit code of a start that a restart cannot repair; the cause is on standard error. */
const unusable = 1

type Options = { env: NodeJS.ProcessEnv; log: FastifyBaseLogger; onUnusable: () => void }

/**
 * Runs the embedded api in a process of its own, since its database queries hold the event loop. Restarts it
 * when it dies.
 */
export function startEmbeddedApi({ env, log, onUnusable }: Options) {
  let isStopping = false
  let pauseMs = shortestPauseMs
  let timer: NodeJS.Timeout | undefined
  let child = start()

  function start(): ChildProcess {
    const startedAt = performance.now()
    const started = spawn(process.execPath, [program], {
      env,
      // Over this channel the child notices our exit, however it happens.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // The terminal's interrupt is for us: the child is needed until requests in flight have finished.
      detached: true,
    })
    log.info({ pid: started.pid }, 'API started')
    started.once('exit', (code, signal) => {
      if (isStopping) return
      const isSteady = performance.now() - startedAt > steadyMs
      if (code === unusable && !isSteady) return onUnusable()
      if (isSteady) pauseMs = shortestPauseMs
      log.error({ code, signal, pauseMs }, 'API exited, restarting')
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
      const killer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
      await gone
      clearTimeout(killer)
    },
  }
}

/** Refuses a taken port before any request can reach the process that holds it. */
export async function checkApiPort(port: number): Promise<void> {
  try {
    await tryPort(port, '127.0.0.1')
  } catch (error) {
    throw new EnvError(`API_PORT: ${error instanceof Error ? error.message : error}.`)
  }
}

/** Rejects where nothing can listen there. */
export async function tryPort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
