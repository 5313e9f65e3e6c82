import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { stopProcess } from '#tests/support/apiProcess.ts'
import { demoFolder } from '#tests/support/databases.ts'
import { type GatewayProcess, spawnGateway, untilReady } from '#tests/support/gatewayProcess.ts'
import { freePort } from '#tests/support/postgres.ts'

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

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
