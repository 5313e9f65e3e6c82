import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#api/db/client.ts'
import { sql } from '#api/db/drizzle.ts'
import { reconcilePayments } from '#api/modules/payments/reconcile.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { type DemoPayments, demoSecret, startDemoPayments } from '#tests/support/demoPayments.ts'
import { readyCart, requestPayment } from '#tests/support/readyCarts.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const declined = '4000 0000 0000 0002'
const accepted = '4242 4242 4242 4242'
const cvc = '907'

/** Card numbers as typed, without spaces and with hyphens, and the secret of webhooks. */
const secrets = [declined, accepted]
  .flatMap((number) => [number, number.replaceAll(' ', ''), number.replaceAll(' ', '-')])
  .concat(demoSecret)

let demo: DemoPayments
beforeAll(async () => {
  demo = await startDemoPayments()
})
afterAll(() => demo.close())

/** Rows of all tables whose text matches, each with the name of its table. */
async function rowsWith(db: Database, pattern: string): Promise<string> {
  const tables = await db
    .select({ name: sql<string>`quote_ident(table_name)` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public' and table_type = 'BASE TABLE'`)
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const found = await db
        .select({ line: sql<string>`t::text` })
        .from(sql`${sql.raw(name)} as t`)
        .where(sql`t::text ~ ${pattern}`)
      return found.map(({ line }) => `${name} ${line}`)
    }),
  )
  return texts.flat().join('\n')
}

const leaks = (text: string) => secrets.filter((secret) => text.includes(secret))

/** Three digits alone, as a value; within ids and times they mean nothing. */
const codes = (text: string) => text.match(new RegExp(`(?<![\\w.-])${cvc}(?![\\w.-])`, 'g')) ?? []

onDatabase('demo', (current) => {
  test('has no card number, code or webhook secret in logs, rows, requests and responses of a booking', async () => {
    const { db } = current()
    const { stream, log, all } = capturedLog()
    const api = await testApi(db, {
      isBookingOpen: true,
      paymentProvider: demo.provider,
      env: { logLevel: 'trace' },
      logStream: stream,
    })
    const exchanged: string[] = []
    api.addHook('preHandler', async ({ url, headers, body }) => {
      exchanged.push(
        `${url} ${JSON.stringify(headers)} ${Buffer.isBuffer(body) ? body : JSON.stringify(body)}`,
      )
    })
    api.addHook('onSend', async (_request, _reply, payload) => void exchanged.push(String(payload)))

    const cart = await readyCart(db, api)
    const started = (await requestPayment(api, cart)).json()
    const providerId = started.redirect_url.split('/').at(-1)
    const read = async () => {
      const url = `/api/v1/payments/${started.payment_id}`
      return (await api.inject({ url, headers: cart.account.headers })).json()
    }
    let aheadMs = 0
    const reconcile = () => {
      aheadMs += 121_000
      const machineClock = () => new Date(Date.now() + aheadMs)
      const deps = { db, clock: () => testNow, env: testEnv(), provider: demo.provider, machineClock, log }
      return reconcilePayments(deps, log)
    }
    await demo.pay(providerId, declined, { cvc })
    await reconcile()
    expect((await read()).status).toBe('pending')
    await demo.pay(providerId, accepted, { cvc })
    await reconcile()
    for (const { body, headers } of await findDeliveries(providerId))
      await api.inject({
        method: 'POST',
        url: '/api/v1/payments/webhooks/demo',
        payload: body,
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      })
    expect((await read()).status).toBe('succeeded')

    expect(all()).toMatch(
      new RegExp(`"paymentId":"${started.payment_id}".*"status":"succeeded".*"payment changed"`),
    )
    expect(leaks(all())).toEqual([])
    expect(exchanged.join()).toContain('Maïwenn')
    expect(leaks(exchanged.join())).toEqual([])
    expect(await rowsWith(db, 'Maïwenn')).toContain('participants')
    expect(leaks(await rowsWith(db, '4242|0002|secret of both'))).toEqual([])
    const ours = await rowsWith(db, `${started.payment_id}|${providerId}`)
    expect(ours).toContain('payment_events')
    expect([all(), exchanged.join(), ours].flatMap(codes)).toEqual([])
    expect(leaks(demo.output())).toEqual([])
    await api.close()
  })
})

/** Waits for the webhooks of a payment, which the test passes on. */
function findDeliveries(providerId: string) {
  return vi.waitUntil(() => {
    const found = demo.deliveries.filter(({ body }) => body.includes(providerId))
    return found.length > 0 && found
  })
}
