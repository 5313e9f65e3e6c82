import { expect, test } from 'vitest'
import { mixAgencyRequests } from '#tests/support/agencyMix.ts'
import { product } from '#tests/support/product.ts'

const current = product()

/** `npm run bench -- reliability --only agency` sends ten thousand. */
test('sends nothing of the agency to others from a shared cache, and lets none be stored', async () => {
  const { db, apiUrl } = current()
  const { requests, opened, leaks, stored } = await mixAgencyRequests(db, apiUrl, 960)
  expect([requests, leaks, stored]).toEqual([960, [], []])
  expect(opened).toBe(240)
})
