import { expect, test } from 'vitest'
import { readGpx } from '#api/modules/agency/route/gpx.ts'
import { type Recorded, simplify } from '#api/modules/agency/route/line.domain.ts'
import { track, walk } from '#tests/support/tracks.ts'

/** Processor time of this thread: other load does not count. */
async function measureProcessorMs(act: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await act()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

test('reads 200,000 points within 3 s', async () => {
  const text = track(walk(200_000).map(([lon, lat, ele]) => [lon, lat, ele ?? 0] as const))
  expect(await measureProcessorMs(() => readGpx([Buffer.from(text)]))).toBeLessThan(3_000)
})

test('simplifies a line of 200,000 points that turns at each of them within 3 s', async () => {
  const zigzag = Array.from(
    { length: 200_000 },
    (_, index): Recorded => [6 + index * 0.000_01, 45 + (index % 2) * (0.1 + index * 0.000_001), null],
  )
  const options = { toleranceM: 10, positions: 1_000 }
  expect(await measureProcessorMs(() => simplify([zigzag], options))).toBeLessThan(3_000)
})
