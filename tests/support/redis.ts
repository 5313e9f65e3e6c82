import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#tests/support/postgres.ts'

export type StartedRedis = { url: string; port: number; pause: () => void; stop: () => Promise<void> }

/** A real Redis on a free port, without persistence. */
export async function startRedis(port?: number): Promise<StartedRedis> {
  const ownPort = port ?? (await freePort())
  const child = spawn('redis-server', [
    '--port',
    String(ownPort),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ])
  await ready(child)
  return {
    port: ownPort,
    url: `redis://127.0.0.1:${ownPort}`,
    /** Holds its connections without answering. */
    pause: () => void child.kill('SIGSTOP'),
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

async function ready({ stdout }: ChildProcess): Promise<void> {
  for await (const chunk of stdout ?? []) if (String(chunk).includes('Ready to accept connections')) return
  throw new Error('redis-server stopped before it was ready')
}
