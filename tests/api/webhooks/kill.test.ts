import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '#api/db/client.ts'
import { webhookDeliveries } from '#api/db/webhookTables.ts'
import { type ApiProcess, startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'
import { createPostgres } from '#tests/support/databases.ts'
import { newQuestion } from '#tests/support/questions.ts'
import { startReceiver, verified, withStatus } from '#tests/support/webhookReceiver.ts'
import { newEndpoint } from '#tests/support/webhooks.ts'

test('delivers again what the api had sent when it was killed, with the same id', async () => {
  const { url, drop } = await createPostgres('demo')
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '' })
  let api: ApiProcess | undefined
  const receiver = await startReceiver(() => void api?.child.kill('SIGKILL'))
  const { secret } = await newEndpoint(db, { url: receiver.url })
  const env = { DATABASE_URL: url, WEBHOOKS_TO_LOOPBACK: '1' }
  api = await startApiProcess(env)
  const killed = once(api.child, 'exit')
  const message = await newQuestion(db)
  await killed
  receiver.replyWith(withStatus(204))
  // The claim of the dead process has expired.
  api = await startApiProcess({ ...env, DEMO_NOW: '2027-03-10T09:05:00Z' })
  const delivery = async () => (await db.select().from(webhookDeliveries))[0]
  await vi.waitFor(async () => expect((await delivery())?.status).toBe('delivered'), 10_000)
  expect((await delivery())?.attempts).toBe(2)
  expect(receiver.received).toHaveLength(2)
  const [first, second] = receiver.received.map((each) => verified(each, secret))
  expect(second).toEqual(first)
  expect(second).toMatchObject({ type: 'message.posted', data: { id: message } })
  expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id)
  expect(await stopProcess(api.child)).toBe(0)
  await receiver.close()
  await close()
  await drop()
}, 120_000)
