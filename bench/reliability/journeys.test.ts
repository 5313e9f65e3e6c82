import { expect, test } from 'vitest'
import { median } from '#bench/measure.ts'
import { site } from '#tests/support/site.ts'
import { open, visits } from '#tests/support/visits.ts'

const visit = visits(site())
const rounds = 10

/** Milliseconds from the moment React listens until a card has its journey from the city, seen frame by frame. */
const journeyAfter = `globalThis.journeyAfter = new Promise((done) => {
  let listensAt
  document.addEventListener('listening', () => (listensAt = performance.now()))
  const look = () => {
    if (document.querySelector('[data-trip] .trip-media p > span')) done(performance.now() - listensAt)
    else requestAnimationFrame(look)
  }
  look()
})`

test('shows the journeys from the city of the device 300 ms after hydration', async () => {
  const { page, close } = await visit()
  await page.addInitScript(`localStorage.from = 'rennes'; ${journeyAfter}`)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await open(page, round % 2 === 0 ? '/expeditions' : '/')
    times.push(await page.evaluate<number>('journeyAfter'))
  }
  expect(median(times)).toBeLessThanOrEqual(300)
  await close()
})
