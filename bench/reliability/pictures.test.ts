import { expect, test } from 'vitest'
import { toMaster } from '#api/modules/agency/photos/master.ts'
import { blackPng, noisyJpeg } from '#tests/support/pictures.ts'

/** Processor time of all threads: other load does not count. */
async function measureProcessorMs(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

test('stores 12 million pixels of noise within three seconds', async () => {
  const sent = await noisyJpeg(4_000, 3_000)
  const store = async () => expect(await toMaster(sent)).toMatchObject({ width: 4_000, height: 3_000 })
  expect(await measureProcessorMs(store)).toBeLessThan(3_000)
})

test('refuses a bomb of 20,000 × 20,000 pixels within two seconds', async () => {
  const bomb = blackPng(20_000, 20_000)
  expect(await measureProcessorMs(() => expect(toMaster(bomb)).rejects.toThrow())).toBeLessThan(2_000)
})
