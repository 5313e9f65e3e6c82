import { expect, test } from 'vitest'
import { startListening } from '#tests/gateway/server/live/followers.ts'
import { heldPlaces, holdAndFree, watch } from '#tests/support/liveChanges.ts'
import { product } from '#tests/support/product.ts'

const current = product({}, true)

test('publishes a hold and its end on another gateway', async () => {
  const other = await startListening(current().apiUrl)
  const follower = await watch(other.url, heldPlaces)
  expect(await holdAndFree(current(), follower)).toHaveLength(3)
  await follower.leave()
  await other.close()
})
