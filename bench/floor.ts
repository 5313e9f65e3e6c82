import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { stopProcess } from '#tests/support/apiProcess.ts'

/** Starts a bare Fastify route that sends a fixed buffer, in its own process: the lower bound for a response of that size. */
export async function startFloor(bytes: number): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const child: ChildProcess = spawn(process.execPath, ['bench/floorProcess.ts', String(bytes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('The floor has no output.')
  const [line] = await once(child.stdout, 'data')
  return { url: String(line).trim(), stop: () => stopProcess(child) }
}
