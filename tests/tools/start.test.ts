import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'

// Shared: the demonstration data is loaded once.
const folder = mkdtempSync(join(tmpdir(), 'explora-start-'))

afterAll(() => rmSync(folder, { recursive: true }))

function start(env: Record<string, string>) {
  return spawn('npm', ['start', '--silent'], {
    env: { ...process.env, DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function exitCode(child: ChildProcess): Promise<unknown> {
  const [code] = await once(child, 'exit')
  return code
}

test.each(['SIGINT', 'SIGTERM'] as const)('says once where it is, and ends well on %s', async (signal) => {
  const child = start({ PORT: '4870', API_PORT: '4871', LOG_LEVEL: '' })
  const exit = exitCode(child)
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    child.kill(signal)
  }
  expect(lines).toEqual([expect.stringContaining('http://localhost:4870')])
  expect(await exit).toBe(0)
})

test('a value that cannot be used ends it with a sentence that names the variable', async () => {
  const child = start({ API_PORT: 'many' })
  const exit = exitCode(child)
  expect(await text(child.stderr)).toMatch(/^API_PORT: .+\n$/)
  expect(await exit).toBe(1)
})
