import { expect, onTestFinished, test } from 'vitest'
import { stopProcess } from '#tests/support/apiProcess.ts'
import { spawnGateway, untilReady } from '#tests/support/gatewayProcess.ts'
import { overload } from '#tests/support/overload.ts'
import { slowClients } from '#tests/support/slowClients.ts'
import { json, startUpstream } from '#tests/support/upstream.ts'

test('serves part of three times its capacity, refuses the rest with Retry-After, and recovers', async () => {
  const { peak, over, recoveredMs, peakAfterwards } = await overload(3)
  expect(over).toMatchObject({ withoutRetryAfter: 0, other: 0 })
  // The capacity itself is measured by `npm run bench -- reliability`, on an idle machine.
  expect(over.good).toBeGreaterThan(Math.min(peak.good, peakAfterwards.good) / 4)
  expect(recoveredMs).toBeLessThan(5_000)
})

test('closes clients that trickle bytes, without delaying others', async () => {
  const upstream = await startUpstream(json({}))
  const gateway = await spawnGateway({ API_URL: upstream.url, LOG_LEVEL: 'silent' })
  onTestFinished(async () => {
    await stopProcess(gateway.child)
    await upstream.close()
  })
  await untilReady(gateway)
  const { closedAfterMs, answered, refused, slowestMs } = await slowClients(gateway.url, 200)
  expect(closedAfterMs).toBeLessThan(20_000)
  expect(slowestMs).toBeLessThan(5_000)
  expect(answered).toBeGreaterThan(refused)
})
