import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readEnv } from '#gateway/server/env.ts'
import { EnvError } from '#server/env.ts'
import { exitCode, stopProcess } from '#tests/support/apiProcess.ts'
import { demoFolder } from '#tests/support/databases.ts'
import { type GatewayProcess, spawnGateway, untilReady } from '#tests/support/gatewayProcess.ts'
import { freePort } from '#tests/support/postgres.ts'

test('stops the start with one sentence that names the variable of a port in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const { child, output } = await spawnGateway({
    PORT: port,
    API_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'silent',
  })
  expect(await exitCode(child)).toBe(1)
  expect(output()).toMatch(/^PORT: [^\n]*EADDRINUSE[^\n]*\n$/)
  other.close()
})

test('stops the start for an API_PORT in use before any request is sent to it', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const { child, output } = await spawnGateway({ API_PORT: port })
  expect(await exitCode(child)).toBe(1)
  expect(output()).toMatch(/^API_PORT: [^\n]*EADDRINUSE[^\n]*\n$/)
  other.close()
})

test.each([
  ['API_URL', 'explora'],
  ['REDIS_URL', 'http://127.0.0.1'],
  ['SESSION_SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['PUBLIC_URL', 'https://explora.example.test/fr'],
  ['TRUST_PROXY', 'yes'],
])('%s=%s is refused in one sentence that names the variable', (name, value) => {
  const read = () => readEnv({ API_URL: 'http://127.0.0.1:9', [name]: value })
  expect(read).toThrow(EnvError)
  expect(read).toThrow(new RegExp(`^${name}: [^\\n]+$`))
})

test.each([
  ['PORT', 'many'],
  ['HOST', '203.0.113.1'],
  ['DATA_DIR', '/dev/null/data'],
])('%s=%s stops the start with one sentence that names the variable', async (name, value) => {
  const { child, output } = await spawnGateway({ API_URL: 'http://127.0.0.1:9', [name]: value })
  expect(await exitCode(child)).toBe(1)
  expect(output()).toMatch(new RegExp(`^${name}: [^\\n]+\\n$`))
})

describe('with the embedded api', () => {
  let gateway: GatewayProcess
  let dataDir = ''
  const start = async () => {
    const env = { DATA_DIR: dataDir, API_PORT: String(await freePort()), LOG_LEVEL: 'info' }
    gateway = await spawnGateway({ ...env, DEMO_NOW: '2027-03-10T09:00:00Z' })
    await untilReady(gateway)
  }
  const apis = () =>
    [...gateway.output().matchAll(/"pid":(\d+),"msg":"API started"/g)].map(([, pid]) => Number(pid))
  beforeAll(async () => {
    dataDir = await demoFolder()
    await start()
  })
  afterAll(() => gateway.child.exitCode === null && stopProcess(gateway.child))

  const expedition = async () => {
    const answer = await fetch(`${gateway.url}/graphql?query={expedition(slug:"1"){name}}`)
    return answer.text()
  }

  test('restarts a killed api while the gateway continues', async () => {
    expect(await expedition()).toContain('Les balcons de la Vanoise')
    const [first = 0] = apis()
    process.kill(first, 'SIGKILL')
    await vi.waitUntil(() => apis().length === 2)
    expect((await fetch(`${gateway.url}/health/live`)).status).toBe(200)
    await untilReady(gateway)
    expect(await expedition()).toContain('Les balcons de la Vanoise')
    expect(gateway.child.exitCode).toBeNull()
  })

  test('stops both programs', async () => {
    expect(await stopProcess(gateway.child)).toBe(0)
    expect(apis().filter(isAlive)).toEqual([])
  })

  test('stops the api of a killed gateway', async () => {
    await start()
    await stopProcess(gateway.child, 'SIGKILL')
    await vi.waitUntil(() => !apis().some(isAlive))
  })
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
