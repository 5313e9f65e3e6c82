import { parseArgs } from 'node:util'
import { benchGrowth } from '#tests/bench/apiGrowth.ts'
import { benchReads } from '#tests/bench/apiReads.ts'
import { benchStart } from '#tests/bench/apiStart.ts'
import { largeDatabase } from '#tests/bench/largeDatabase.ts'

/** Issue « The ground and the embedded service », section 4: every figure with its floor, in one run. */
export async function benchApi(): Promise<void> {
  const { values } = parseArgs({
    options: {
      expeditions: { type: 'string', default: '100000' },
      database: { type: 'string' },
      small: { type: 'string' },
    },
    allowPositionals: true,
  })
  const large = await largeDatabase(Number(values.expeditions), values.database)
  try {
    await benchReads(large.url)
    const small = await largeDatabase(Number(values.expeditions) / 10, values.small)
    await benchGrowth({ small: small.url, large: large.url })
    await small.stop()
  } finally {
    await large.stop()
  }
  await benchStart()
}
