import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { demoProvider } from '#api/modules/payments/demo.provider.ts'
import { signatureHeader } from '#api/modules/payments/demo.signature.ts'
import type { PaymentProvider } from '#api/modules/payments/provider.ts'
import { startHttpServer } from '#tests/api/social/httpServer.ts'
import { exitCode, isReady, stopProcess } from '#tests/support/apiProcess.ts'
import { childEnv } from '#tests/support/childEnv.ts'
import { freePort } from '#tests/support/postgres.ts'

export const demoSecret = 'a secret of both sides, long enough to sign'

/** For tests that never pay: nothing listens there. */
export const unusedProvider = demoProvider({ url: 'http://127.0.0.1:1', secret: demoSecret })

type Delivery = { body: Buffer; headers: IncomingHttpHeaders }

export type DemoPayments = {
  url: string
  dataDir: string
  provider: PaymentProvider
  /** Webhooks that the shop has received, accepted or not. */
  deliveries: Delivery[]
  /** The answer of the shop to webhooks. */
  accept(status: number): void
  /** Passes later webhooks on to the site, as if it were the shop. */
  deliverTo(siteUrl: string): void
  /** Fills in the page's form, as a browser without scripts. */
  pay(id: string, number: string, more?: { expiry?: string; cvc?: string }): Promise<Response>
  enterCode(id: string, code: string): Promise<Response>
  books(): Promise<{
    payments: { id: string; payment_id: string; status: string; amount_cents: number }[]
    undelivered: number
  }>
  kill(): Promise<void>
  restart(): Promise<void>
  output(): string
  close(): Promise<void>
}

/** Runs the program without waiting, for starts that must fail. */
export function spawnDemoPayments(env: Record<string, string>): {
  child: ChildProcess
  output: () => string
} {
  const child = spawn(process.execPath, ['tools/provider/start.ts'], {
    env: { ...childEnv(), DEMO_PAYMENT_SECRET: demoSecret, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += String(chunk)
    })
  return { child, output: () => text }
}

/** The demonstration provider as a process on a free port, and a shop that receives its webhooks. */
export async function startDemoPayments(env: Record<string, string> = {}): Promise<DemoPayments> {
  const deliveries: Delivery[] = []
  let status = 200
  let siteUrl: string | undefined
  const shop = await startHttpServer(async ({ headers, url }, response, body) => {
    deliveries.push({ body: Buffer.from(body), headers })
    response.writeHead(siteUrl ? await passedOn(`${siteUrl}${url}`, headers, body) : status).end()
  })
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'explora-provider-'))
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const variables = {
    DEMO_PAYMENT_DELAY_MS: '300',
    ...env,
    DATA_DIR: dataDir,
    DEMO_PAYMENT_PORT: port,
    DEMO_PAYMENT_URL: url,
    PUBLIC_URL: shop.url,
  }
  let running = await start(variables, url)
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

  return {
    url,
    dataDir,
    provider: demoProvider({ url, secret: demoSecret }),
    deliveries,
    accept(next) {
      status = next
    },
    deliverTo(url) {
      siteUrl = url
    },
    pay: (id, number, more) => post(`/pay/${id}`, { number, expiry: '12/49', cvc: '123', ...more }),
    enterCode: (id, code) => post(`/pay/${id}/code`, { code }),
    books: async () =>
      JSON.parse(
        await (await fetch(`${url}/books`, { headers: { authorization: `Bearer ${demoSecret}` } })).text(),
      ),
    async kill() {
      running.child.kill('SIGKILL')
      await exitCode(running.child)
    },
    async restart() {
      running = await start(variables, url)
    },
    output: () => running.output(),
    async close() {
      await stopProcess(running.child)
      await shop.close()
    },
  }
}

/** The site's answer to a webhook; a site that has stopped is one that fails. */
async function passedOn(url: string, headers: IncomingHttpHeaders, body: string): Promise<number> {
  const signed = { 'content-type': 'application/json', [signatureHeader]: String(headers[signatureHeader]) }
  return fetch(url, { method: 'POST', headers: signed, body }).then(
    ({ status }) => status,
    () => 503,
  )
}

async function start(env: Record<string, string>, url: string) {
  const spawned = spawnDemoPayments(env)
  while (spawned.child.exitCode === null && !(await isReady(url))) await wait(20)
  if (spawned.child.exitCode !== null) throw new Error(`The provider stopped: ${spawned.output()}`)
  return spawned
}
