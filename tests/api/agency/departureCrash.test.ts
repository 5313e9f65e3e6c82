import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '#api/db/client.ts'
import { jobById } from '#api/modules/agency/money/jobs.repository.ts'
import { startApiProcess, stopProcess } from '#tests/support/apiProcess.ts'
import { createPostgres } from '#tests/support/databases.ts'
import { effectsOf, startedJob } from '#tests/support/departureJob.ts'

const kills = 3
const count = 20

test('refunds each reservation of a cancelled departure exactly once, killed during it', async () => {
  const { url, drop } = await createPostgres('demo')
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '' })
  const job = await startedJob(db, count)
  const stateOf = async () => (await jobById(db, job.id))?.state
  for (let round = 0; round < kills; round++) {
    const api = await startApiProcess({ DATABASE_URL: url })
    await wait(20 + round * 40)
    await stopProcess(api.child, 'SIGKILL')
  }
  const api = await startApiProcess({ DATABASE_URL: url })
  await expect.poll(stateOf, { timeout: 60_000 }).toBe('done')
  await stopProcess(api.child)
  const { each, mails, differences, bookedCount } = await effectsOf(db, job.departureId)
  expect(each).toEqual(Array(count).fill({ isCanceled: true, cents: [500_00], due: 0 }))
  expect([mails, bookedCount, differences]).toEqual([count, 0, []])
  await close()
  await drop()
}, 180_000)
