import { once } from 'node:events'
import { expect, test } from 'vitest'
import { openDatabase } from '#api/db/client.ts'
import { webhookDeliveries } from '#api/db/webhookTables.ts'
import { createDispatcher } from '#api/modules/webhooks/dispatcher.ts'
import { type ApiProcess, startApiProcess } from '#tests/support/apiProcess.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { createPostgres } from '#tests/support/databases.ts'
import { newQuestion } from '#tests/support/questions.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { startReceiver, verified, withStatus } from '#tests/support/webhookReceiver.ts'
import { newEndpoint } from '#tests/support/webhooks.ts'

test('delivers again what the api had sent when it was killed, with the same id', async () => {
  const { url, drop } = await createPostgres('demo')
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '' })
  let api: ApiProcess | undefined
  const receiver = await startReceiver(() => void api?.child.kill('SIGKILL'))
  const { secret } = await newEndpoint(db, { url: receiver.url })
  // The time of the database, which dates the events: later, the upkeep would delete them as a month old.
  const now = new Date()
  api = await startApiProcess({
    DATABASE_URL: url,
    WEBHOOKS_TO_LOOPBACK: '1',
    DEMO_NOW: now.toISOString(),
  })
  const killed = once(api.child, 'exit')
  const message = await newQuestion(db)
  await killed
  receiver.replyWith(withStatus(204))
  // Another node, once the claim of the dead process has expired.
  const later = new Date(now.getTime() + 3_600_000)
  const env = testEnv({ webhooksToLoopback: true })
  const node = createDispatcher({ db, clock: () => later, env, log: capturedLog().log })
  await node.run()
  await node.ended()
  expect(await db.select().from(webhookDeliveries)).toMatchObject([{ status: 'delivered', attempts: 2 }])
  expect(receiver.received).toHaveLength(2)
  const [first, second] = receiver.received.map((each) => verified(each, secret))
  expect(second).toEqual(first)
  expect(second).toMatchObject({ type: 'message.posted', data: { id: message } })
  expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id)
  await receiver.close()
  await close()
  await drop()
})
