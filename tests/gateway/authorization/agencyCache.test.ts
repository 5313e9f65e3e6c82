import { expect, test } from 'vitest'
import { mixAgencyRequests } from '#tests/support/agencyMix.ts'
import { rounds } from '#tests/support/lane.ts'
import { product } from '#tests/support/product.ts'

const current = product()
const count = rounds(240, 960)

/** `npm run bench -- reliability --only agency` sends ten thousand. */
test('sends nothing of the agency to others from a shared cache, and lets none be stored', async () => {
  const { db, apiUrl } = current()
  const { requests, opened, leaks, stored } = await mixAgencyRequests(db, apiUrl, count)
  expect([requests, leaks, stored]).toEqual([count, [], []])
  expect(opened).toBe(count / 4)
})
