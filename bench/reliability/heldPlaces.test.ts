import { expect, test } from 'vitest'
import { percentile95 } from '#bench/measure.ts'
import { startListening } from '#tests/gateway/server/live/followers.ts'
import { heldPlaces, holdAndFree, watch } from '#tests/support/liveChanges.ts'
import { product } from '#tests/support/product.ts'

const current = product({}, true)
const rounds = 50
const goalMs = 1_000

test('publishes a hold and its end on another gateway within a second', async () => {
  const other = await startListening(current().apiUrl)
  const follower = await watch(other.url, heldPlaces)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(...(await holdAndFree(current(), follower)))
  expect(percentile95(times)).toBeLessThanOrEqual(goalMs)
  await follower.leave()
  await other.close()
})
