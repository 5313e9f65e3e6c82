import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { builtSite } from '#tests/support/builtSite.ts'
import { isWholeLane } from '#tests/support/lane.ts'
import { freePort } from '#tests/support/postgres.ts'

// Shared, so that the demonstration is loaded once.
const folder = mkdtempSync(join(tmpdir(), 'explora-start-'))

afterAll(() => rmSync(folder, { recursive: true }))

/** Stops with its test, so that a failure leaves no product running. */
function start(env: Record<string, string>) {
  const child = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const exit = exitCode(child)
  onTestFinished(async () => {
    child.kill()
    await exit
  })
  return { child, exit }
}

async function exitCode(child: ChildProcess): Promise<unknown> {
  const [code] = await once(child, 'exit')
  return code
}

const signals: NodeJS.Signals[] = isWholeLane ? ['SIGINT', 'SIGTERM'] : ['SIGTERM']

beforeAll(builtSite)

test.each(signals)(
  'answers once its api serves, prints its address once, and exits with 0 on a %s of its process group',
  async (signal) => {
    const [port, apiPort] = [await freePort(), await freePort()]
    const { child, exit } = start({ PORT: `${port}`, API_PORT: `${apiPort}`, LOG_LEVEL: '' })
    const first = firstStatus(`http://127.0.0.1:${port}/health`)
    const lines: string[] = []
    for await (const line of createInterface({ input: child.stdout })) {
      lines.push(line)
      expect(await first).toBe(200)
      // Signals the whole process group, as a terminal and systemd do; npm forwards its own.
      process.kill(-(child.pid ?? 0), signal)
    }
    expect(lines).toEqual([expect.stringContaining(`http://localhost:${port}`)])
    expect(await exit).toBe(0)
  },
)

/** Status of the first answer: until then nothing listens. */
async function firstStatus(url: string): Promise<number> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer) return answer.status
    await sleep(20)
  }
}

test('stops at an invalid value with an error that names the variable', async () => {
  const { child, exit } = start({ API_PORT: 'many' })
  expect(await text(child.stderr)).toMatch(/^API_PORT: .+\n$/)
  expect(await exit).toBe(1)
})
