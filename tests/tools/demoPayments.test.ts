import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { isReady } from '#tests/support/apiProcess.ts'
import { childEnv } from '#tests/support/childEnv.ts'
import { freePort } from '#tests/support/postgres.ts'
import { startDemoPayments } from '#tools/provider/demoPayments.ts'

/** A program that starts the provider beside itself, as `npm start` does, and prints its own environment. */
const program = `
import { startDemoPayments } from '#tools/provider/demoPayments.ts'
await startDemoPayments(process.env)
console.log(process.env.DEMO_PAYMENT_URL + ' ' + process.env.DEMO_PAYMENT_SECRET?.length)
setInterval(() => {}, 1000)
`

function spawnParent(env: Record<string, string>): ChildProcess & { stdout: NodeJS.ReadableStream } {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'explora-provider-'))
  return spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...childEnv(), DATA_DIR, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'starts with the product, and ends with it on %s',
  async (signal) => {
    const port = await freePort()
    const parent = spawnParent({ DEMO_PAYMENT_PORT: String(port), PUBLIC_URL: 'http://127.0.0.1:4000' })
    const [line] = await once(parent.stdout, 'data')
    const url = `http://127.0.0.1:${port}`
    expect(String(line).trim()).toBe(`${url} 43`)
    expect(await isReady(url)).toBe(true)
    parent.kill(signal)
    await vi.waitUntil(async () => !(await isReady(url)), { timeout: 10_000 })
  },
)

test('stops the start with one sentence when its port is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  // Two below: the default port is two above the site's.
  const parent = spawnParent({ PORT: String(port - 2) })
  const errors = parent.stderr ? text(parent.stderr) : ''
  const [code] = await once(parent, 'exit')
  expect(code).toBe(1)
  expect((await errors).trim()).toMatch(/^DEMO_PAYMENT_PORT: listen EADDRINUSE[^\n]+$/)
  taken.close()
})

test.each([
  ['in production', { NODE_ENV: 'production' }],
  ['beside Stripe', { STRIPE_SECRET_KEY: 'sk_test_1' }],
  ['where another one runs', { DEMO_PAYMENT_URL: 'http://localhost:9' }],
  ['before another service', { API_URL: 'http://localhost:9' }],
])('starts none %s', async (_case, input) => {
  const env: Record<string, string> = { ...input }
  await startDemoPayments(env)
  expect(env).toEqual(input)
})
