import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newPaymentInput } from '#tests/api/payments/providerContract.ts'
import { type DemoPayments, startDemoPayments } from '#tests/support/demoPayments.ts'

const good = '4242 4242 4242 4242'

let demo: DemoPayments
beforeAll(async () => {
  demo = await startDemoPayments()
})
afterAll(() => demo.close())

const listDeliveries = (id: string) => demo.deliveries.filter(({ body }) => body.includes(id))
const readJournal = (folder: string) => join(folder, 'demo-payments.jsonl')

test('loses neither payment, key nor webhook when it is killed after a payment', async () => {
  demo.accept(503)
  const input = newPaymentInput({ saveCard: true })
  const { id } = await demo.provider.create(input)
  await demo.pay(id, good)
  await demo.kill()
  // The write under way at the kill.
  appendFileSync(readJournal(demo.dataDir), '{"payment":{"id":"pay_to')
  const before = listDeliveries(id).length
  demo.accept(200)
  await demo.restart()
  await vi.waitUntil(() => listDeliveries(id).length > before)
  expect(await demo.provider.create(input)).toMatchObject({ id, status: 'succeeded' })
  await demo.provider.refund({ id, amountCents: 400, idempotencyKey: 'after' })
  await demo.kill()
  await demo.restart()
  expect(await demo.provider.read(id)).toMatchObject({ status: 'succeeded', refundedCents: 400 })
  const lines = readFileSync(readJournal(demo.dataDir), 'utf8').trimEnd().split('\n')
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
})

test('settles a slow payment of an earlier run', async () => {
  const { id } = await demo.provider.create(newPaymentInput())
  await demo.pay(id, '4000 0000 0000 0341')
  await demo.kill()
  await demo.restart()
  await vi.waitUntil(async () => (await demo.provider.read(id)).status === 'succeeded')
})
