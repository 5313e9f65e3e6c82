import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { demoProvider } from '#api/modules/payments/demo.provider.ts'
import type { PaymentProvider } from '#api/modules/payments/provider.ts'
import { exitCode, isReady, spawnApi, stopProcess } from '#tests/support/apiProcess.ts'
import { demoSecret, spawnDemoPayments } from '#tests/support/demoPayments.ts'
import { spawnGateway } from '#tests/support/gatewayProcess.ts'
import { freePort } from '#tests/support/postgres.ts'

export type Victim = 'api' | 'gateway' | 'provider'
export const victims: Victim[] = ['api', 'gateway', 'provider']

export type ProviderBooks = {
  payments: { id: string; status: string; amount_cents: number; refunded_cents: number }[]
}

export type BookingProcesses = {
  urls: Record<Victim, string>
  provider: PaymentProvider
  kill(victim: Victim): Promise<void>
  /** Starts a killed process at its address, and returns the milliseconds until it was ready. */
  start(victim: Victim): Promise<number>
  books(): Promise<ProviderBooks>
  /** Ends the api in good order: its embedded database may then be opened. */
  stopApi(): Promise<void>
  close(): Promise<void>
}

type Spawned = { child: ChildProcess; output: () => string }

/** The api, the gateway and the demonstration provider as processes of their own, without the site. */
export async function startBookingProcesses(env: Record<string, string>): Promise<BookingProcesses> {
  const [api, gateway, provider] = [await freePort(), await freePort(), await freePort()].map(String)
  const at = (port = '') => `http://127.0.0.1:${port}`
  const urls = { api: at(api), gateway: at(gateway), provider: at(provider) }
  const folder = mkdtempSync(join(tmpdir(), 'explora-provider-'))
  const payments = { DEMO_PAYMENT_URL: urls.provider, DEMO_PAYMENT_SECRET: demoSecret }
  const shared = { PUBLIC_URL: urls.gateway, RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'fatal' }
  const spawnByVictim: Record<Victim, () => Spawned | Promise<Spawned>> = {
    api: () => spawnApi({ ...shared, ...payments, ...env, API_PORT: api ?? '' }),
    gateway: () => spawnGateway({ ...shared, API_URL: urls.api, PORT: gateway ?? '' }),
    provider: () =>
      spawnDemoPayments({ ...payments, DATA_DIR: folder, DEMO_PAYMENT_PORT: provider ?? '', ...shared }),
  }
  const running: Partial<Record<Victim, Spawned>> = {}

  async function start(victim: Victim): Promise<number> {
    const begunAt = performance.now()
    const spawned = await spawnByVictim[victim]()
    running[victim] = spawned
    while (!(await isReady(urls[victim]))) {
      if (spawned.child.exitCode !== null) throw new Error(`The ${victim} stopped: ${spawned.output()}`)
      await wait(20)
    }
    return performance.now() - begunAt
  }

  await Promise.all(victims.map(start))
  return {
    urls,
    provider: demoProvider({ url: urls.provider, secret: demoSecret }),
    start,
    async kill(victim) {
      const child = running[victim]?.child
      child?.kill('SIGKILL')
      if (child) await exitCode(child)
    },
    async books() {
      const headers = { authorization: `Bearer ${demoSecret}` }
      return JSON.parse(await (await fetch(`${urls.provider}/books`, { headers })).text())
    },
    async stopApi() {
      if (running.api) await stopProcess(running.api.child)
    },
    async close() {
      for (const { child } of Object.values(running)) await stopProcess(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
