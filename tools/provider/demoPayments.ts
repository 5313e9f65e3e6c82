import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { EnvError, type EnvSource, readPublicUrl, readWhole } from '#server/env.ts'

const program = join(import.meta.dirname, 'start.ts')
const restartMs = 1000
/** Exit code of a start that a restart cannot repair. */
const unusable = 1

/**
 * Starts the demonstration of payments beside the product, and passes its address and secret to the api by
 * the environment. Does nothing in production, nor where payments go elsewhere.
 */
export async function startDemoPayments(env: EnvSource): Promise<void> {
  const isElsewhere = env.STRIPE_SECRET_KEY || env.DEMO_PAYMENT_URL || env.API_URL
  if (env.NODE_ENV === 'production' || isElsewhere) return
  try {
    setVariables(env)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
  await run(env, true)
}

function setVariables(env: EnvSource): void {
  const port = readWhole(env, 'DEMO_PAYMENT_PORT', readWhole(env, 'PORT', 4000) + 2)
  const { hostname } = new URL(readPublicUrl(env) ?? 'http://localhost')
  env.DEMO_PAYMENT_PORT = String(port)
  env.DEMO_PAYMENT_URL = `http://${hostname}:${port}`
  env.DEMO_PAYMENT_SECRET ||= randomBytes(32).toString('base64url')
}

/** Runs the program, and again when it dies; resolves once it listens. */
async function run(env: EnvSource, isFirst: boolean): Promise<void> {
  const child = spawn(process.execPath, [program], {
    env,
    // Over this channel the child notices our exit, however it happens.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // The terminal's interrupt is for us: requests in flight still need the child.
    detached: true,
  })
  const stopped = once(child, 'exit')
  await Promise.race([once(child, 'message'), stopped])
  // It has printed the cause.
  if (child.exitCode !== null && isFirst) process.exit(1)
  child.unref()
  child.channel?.unref()
  const restart = () => void run(env, false)
  void stopped.then(([code]) => code === unusable || setTimeout(restart, restartMs).unref())
}
