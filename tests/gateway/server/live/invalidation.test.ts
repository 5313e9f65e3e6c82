import { describe, test } from 'vitest'
import { publicChanges } from '#tests/support/publicChanges.ts'
import { startRedis } from '#tests/support/redis.ts'
import { showChange, twoGateways } from '#tests/support/twoGateways.ts'

describe.each([
  ['a shared Redis', startRedis],
  ['no Redis', undefined],
])('at both of two gateways with %s', (_, redis) => {
  const stage = twoGateways(redis)

  test.each(publicChanges)('$title', async (change) => {
    await showChange(change, stage())
  })
})
