import { expect, test } from 'vitest'
import { percentile95 } from '#bench/measure.ts'
import { createFeed } from '#tests/support/calendarFeed.ts'
import { product } from '#tests/support/product.ts'

const current = product()
const rounds = 50
const goalMs = 200

test('serves the calendar of 300 departures and more within 200 ms', async () => {
  const { db, gateway } = current()
  const path = await createFeed(db, gateway)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begunAt = performance.now()
    const answer = await fetch(gateway.url + path)
    const text = await answer.text()
    times.push(performance.now() - begunAt)
    expect([answer.status, text.split('BEGIN:VEVENT').length > 300]).toEqual([200, true])
  }
  expect(percentile95(times)).toBeLessThanOrEqual(goalMs)
})
