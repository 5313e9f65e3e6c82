import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { stopProcess } from '#tests/support/apiProcess.ts'

/** A bare Fastify route that sends a fixed buffer of that size, in a process of its own: no answer of this size is cheaper. */
export async function startFloor(bytes: number): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const child: ChildProcess = spawn(process.execPath, ['bench/floorProcess.ts', String(bytes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('The floor has no output.')
  const [line] = await once(child.stdout, 'data')
  return { url: String(line).trim(), stop: () => stopProcess(child) }
}
