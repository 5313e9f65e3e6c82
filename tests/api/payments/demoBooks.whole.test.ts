import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sign, signatureHeader } from '#api/modules/payments/demo.signature.ts'
import { newPaymentInput } from '#tests/api/payments/providerContract.ts'
import { exitCode } from '#tests/support/apiProcess.ts'
import {
  type DemoPayments,
  demoSecret,
  spawnDemoPayments,
  startDemoPayments,
} from '#tests/support/demoPayments.ts'

const good = '4242 4242 4242 4242'

let demo: DemoPayments
beforeAll(async () => {
  demo = await startDemoPayments()
})
afterAll(() => demo.close())

const listDeliveries = (id: string) => demo.deliveries.filter(({ body }) => body.includes(id))
const readJournal = (folder: string) => join(folder, 'demo-payments.jsonl')

test('repeats a webhook that the shop refuses, signed with the time of each attempt', async () => {
  demo.accept(500)
  const { id } = await demo.provider.create(newPaymentInput())
  await demo.pay(id, good)
  await vi.waitUntil(() => listDeliveries(id).length > 1)
  demo.accept(200)
  await vi.waitUntil(async () => (await demo.books()).undelivered === 0)
  const events = listDeliveries(id).map(({ body, headers }) => demo.provider.event(body, headers, new Date()))
  expect(new Set(events.map((event) => JSON.stringify(event))).size).toBe(1)
  expect(events[0]).toMatchObject({ kind: 'payment', paymentId: id })
})

test('settles the slow card late, and shows so', async () => {
  const { id } = await demo.provider.create(newPaymentInput())
  await demo.pay(id, '4000 0000 0000 0341')
  await vi.waitUntil(async () => (await demo.provider.read(id)).status === 'succeeded')
  expect(await (await fetch(`${demo.url}/pay/${id}`)).text()).toContain('C’est payé')
})

test('reports refunds as events of their own, and reads unknown kinds as such', async () => {
  const { id } = await demo.provider.create(newPaymentInput())
  await demo.pay(id, good)
  await demo.provider.refund({ id, amountCents: 100, idempotencyKey: id })
  await vi.waitUntil(() => listDeliveries(id).length > 1)
  const kinds = listDeliveries(id).map(({ body, headers }) => demo.provider.event(body, headers, new Date()))
  expect(kinds).toContainEqual({ id: expect.any(String), kind: 'refund', paymentId: id })

  const read = (text: string) => {
    const now = new Date()
    const headers = { [signatureHeader]: sign(text, demoSecret, now) }
    return demo.provider.event(Buffer.from(text), headers, now)
  }
  expect(read('{"id":"evt_1","type":"payout.paid"}')).toEqual({ id: 'evt_1', kind: 'unknown' })
  for (const text of ['', 'null', '{"id":"evt_1"}', '{"id":"evt_1","type":"payment.updated"}'])
    expect(read(text)).toBe('invalid')
})

test('starts with one sentence about what it cannot use', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const folder = () => mkdtempSync(join(tmpdir(), 'explora-provider-'))
  const broken = folder()
  writeFileSync(readJournal(broken), '{"delivered":"evt_1"}\nhello\n{"delivered":"evt_2"}\n')
  const cases: [Record<string, string>, RegExp][] = [
    [{ NODE_ENV: 'production' }, /^NODE_ENV: the demonstration of payments is refused[^\n]+$/],
    [{ DEMO_PAYMENT_SECRET: 'short' }, /^DEMO_PAYMENT_SECRET: [^\n]+$/],
    [{ DEMO_PAYMENT_DELAY_MS: 'late' }, /^DEMO_PAYMENT_DELAY_MS: [^\n]+$/],
    [{ DEMO_PAYMENT_PORT: port }, /^DEMO_PAYMENT_PORT: [^\n]+$/],
    [{ DATA_DIR: broken }, /^DATA_DIR: line 2 of [^\n]+$/],
  ]
  for (const [env, sentence] of cases) {
    const { child, output } = spawnDemoPayments({ DATA_DIR: folder(), ...env })
    expect(await exitCode(child)).toBe(1)
    expect(output().trim()).toMatch(sentence)
  }
  taken.close()
})
