import { describe, expect, test } from 'vitest'
import { percentile95 } from '#bench/measure.ts'
import { changeDeparture, openDepartures, watch } from '#tests/support/liveChanges.ts'
import { publicChanges } from '#tests/support/publicChanges.ts'
import { startRedis } from '#tests/support/redis.ts'
import { showChange, twoGateways } from '#tests/support/twoGateways.ts'

const rounds = 20

describe.each([
  ['a shared Redis', startRedis],
  ['no Redis', undefined],
])('at two gateways with %s', (_, redis) => {
  const stage = twoGateways(redis)

  test.each(publicChanges)('$title within $goalMs ms', async ({ goalMs, ...change }) => {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(...(await showChange(change, stage())))
    expect(percentile95(times)).toBeLessThan(goalMs)
  })

  test('shows changes of a departure on an open page within 1000 ms', async () => {
    const { db, first, owner } = stage()
    const visitor = await watch(first.url, openDepartures)
    const times: number[] = []
    for (let round = 0; round < rounds; round++)
      times.push(...(await changeDeparture(db, first, owner, visitor)))
    expect(percentile95(times)).toBeLessThan(1_000)
    await visitor.leave()
  })
})
